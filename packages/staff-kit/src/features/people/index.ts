export { useMayHandle, usePeopleTexts } from './options';
export type { Invitation, Person, User } from './options';
export { PeopleInOneList } from './PeopleInOneList';
export { PeopleInTwoLists } from './PeopleInTwoLists';

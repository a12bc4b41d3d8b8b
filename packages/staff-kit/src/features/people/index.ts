export { useMayHandle, usePeopleTexts } from './options';
export type { Invitation, Person, User } from './options';
export { askForAllPeople, PeopleInOneList } from './PeopleInOneList';
export { askForPeople, PeopleInTwoLists } from './PeopleInTwoLists';

export { peopleCatalogues } from './messages/catalogues';
export type { PeopleTexts } from './messages/catalogues';
export { useMayHandle, usePeopleTexts } from './options';
export type { Invitation, Person, User } from './options';
export { PeopleInOneList } from './PeopleInOneList';
export { PeopleInTwoLists } from './PeopleInTwoLists';

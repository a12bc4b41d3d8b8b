export { EndUsersPage } from './EndUsersPage';

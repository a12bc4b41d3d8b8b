export { CompanyUsersPage } from './CompanyUsersPage';
export { ManageCompanyUsersPage } from './ManageCompanyUsersPage';

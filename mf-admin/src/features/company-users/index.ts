export { CompanyUsersPage, ManageCompanyUsersPage } from './CompanyUsersPages';

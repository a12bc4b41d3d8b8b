export { CompanyUsersPanel } from './CompanyUsersPanel';

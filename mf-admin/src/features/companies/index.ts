export { CompaniesPage } from './CompaniesPage';

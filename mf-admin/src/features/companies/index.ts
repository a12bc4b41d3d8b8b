export { askForCompanies, CompaniesPage } from './CompaniesPage';

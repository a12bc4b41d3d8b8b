export { CompanyInfoPanel } from './CompanyInfoPanel';

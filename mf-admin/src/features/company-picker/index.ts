export { CompanyPicker } from './CompanyPicker';

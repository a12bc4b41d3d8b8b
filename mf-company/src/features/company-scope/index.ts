export { useCompanyId } from './use-company-id';

export { OrganisationPanel } from './OrganisationPanel';

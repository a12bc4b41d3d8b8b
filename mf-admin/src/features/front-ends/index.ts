export { FrontEndsPage } from './FrontEndsPage';

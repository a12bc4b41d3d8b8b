export { PersonActivity } from './PersonActivity';

export { Job } from './Job';

export { Company } from './company.entity.js';

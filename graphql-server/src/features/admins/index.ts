export { Admin } from './admin.entity.js';

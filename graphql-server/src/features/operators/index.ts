export { OperatorService } from './operator.service.js';

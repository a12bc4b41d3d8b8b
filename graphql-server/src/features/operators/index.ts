export { OperatorService } from './operator.service.js';
export { WaitingWorkService } from './waiting-work.service.js';

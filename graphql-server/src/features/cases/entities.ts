export { ServiceCase } from './case.entity.js';
export {
  CaseConversation,
  CaseCounter,
  CaseEntry,
  CaseFile,
  CaseLink,
} from './case-records.entity.js';

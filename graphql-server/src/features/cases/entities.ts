export { ServiceCase } from './case.entity.js';
export { CaseCounter, CaseEntry, CaseFile, CaseLink } from './case-records.entity.js';

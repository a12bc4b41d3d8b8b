export { AiError, type AiErrorCode } from './ai-error.js';
export type * from './ai-provider.js';
export type { SmallTalk } from './small-talk.js';
export { germanDays } from './german-days.js';
export { addsDetails, tellsHowToReach } from './builtin/added-details.js';
export { leavesOpen } from './builtin/answer-essence.js';
export { sentenceExample } from './builtin/sentence-vote/sentence-example.js';
export { isOfficeOpen } from './builtin/hours/company-hours.js';
export { whenClosed } from './builtin/contact-lines.js';
export { isAboutAnotherCompany } from './builtin/other-company.js';
export { missesCraftsman } from './builtin/missed-visit.js';
export { officeAnswer, officeUseCase } from './builtin/presence-answer.js';
export { placeAskedFor } from './builtin/place-follow-up.js';
export { unitForCircumstances } from './builtin/circumstances.js';
export { BuiltinProvider } from './builtin/builtin-provider.js';
export { type Fit, fitsOf, statementFitsOf } from './builtin/use-case-fit.js';
export { sentencesOf } from './builtin/sentences.js';
export { frontOf } from './builtin/said-before.js';
export {
  callCounter,
  type CountedCall,
  openProvider,
  readCountedCall,
  usageCounter,
} from './open-provider.js';
export { escapeMarkdown } from './builtin/escape-markdown.js';
export { frame } from './frames/index.js';
export { clip } from './summary/clip.js';
export {
  hasOpenTask,
  readSummarySections,
  renderSummaryData,
  type SummaryCase,
  type SummarySection,
} from './summary/summary-data.js';
export { type CaseProposal, caseProposals } from './summary/case-proposals.js';
export { isNoise } from './summary/noteworthy.js';
export { isResolved } from './summary/reports.js';

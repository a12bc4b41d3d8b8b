export type {
  AnswerGuidance,
  AnswerOutcome,
  AnswerRequest,
  AnswerSource,
  AssistantEvent,
  CallOption,
  SummaryRequest,
  UnansweredReason,
  Urgency,
} from './assistant-contract.js';
export { type DangerKind, toGermanTerms } from './understanding/index.js';
export { Assistant } from './assistant.service.js';
export { AnswerCache } from './money/answer-cache.js';

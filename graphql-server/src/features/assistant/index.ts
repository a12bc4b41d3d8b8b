export type {
  AnswerRequest,
  AnswerSource,
  AssistantEvent,
  SummaryRequest,
} from './assistant-contract.js';
export { Assistant } from './assistant.service.js';

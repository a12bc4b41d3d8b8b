import { BuiltinProvider, usageCounter } from '../../platform/ai/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { KnowledgeService } from '../knowledge/index.js';
import type { ModelBudget } from '../token-budget/index.js';
import type { AnswerRequest, Announcements, FindReports } from './assistant-contract.js';
import { Assistant } from './assistant.service.js';
import { AnswerCache } from './cost/answer-cache.js';
import { understandMessage } from './understand-message.js';
import { type DangerKind, detectDanger } from './understanding/index.js';

export type {
  Announcement,
  Announcements,
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

/** Whether a message certainly tells of danger to a person, in any of the languages; takes under 5 ms. */
export const tellsOfDanger = (text: string): boolean => detectDanger(text)?.sure === true;

/** The danger that a message certainly tells of, in view of what was said before; no model is asked. */
export function sureDangerOf(
  request: Pick<AnswerRequest, 'question' | 'history'>,
): DangerKind | undefined {
  const { danger } = understandMessage(request);
  return danger?.sure ? danger.kind : undefined;
}

type Parts = Pick<Platform, 'ai' | 'cache' | 'config' | 'log' | 'metrics'>;

/** Puts the assistant together. With a provider, the built-in one stands in for it when it fails. */
export function createAssistant(
  platform: Parts,
  given: {
    knowledge: KnowledgeService;
    budget: ModelBudget;
    reports: FindReports;
    announcements: Announcements;
  },
): Assistant {
  const { ai, config, log, metrics } = platform;
  const builtin = ai.name === 'builtin' ? ai : new BuiltinProvider(usageCounter(metrics));
  const cache = config.answerCache ? new AnswerCache({ ...platform, ...given }) : undefined;
  return new Assistant({ ai, builtin, log, metrics, ...given, ...(cache && { cache }) });
}

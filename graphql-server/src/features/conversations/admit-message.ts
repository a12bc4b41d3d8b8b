import type { EndUserActor } from '../../platform/context/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import type { Quotas } from '../../platform/quotas/index.js';
import { conversationReasons } from './conversation.reasons.js';

/** Messages of one person; a quick writer never meets it, a script does. */
const SEND_LIMIT: RateLimit = { name: 'chat-send', points: 20, durationSeconds: 60 };

/** What is left for a message is asked of. */
export interface MessageLimits {
  limits: RateLimits;
  quotas: Quotas;
}

/** Throws when the person writes too quickly. */
export const admitAttempt = ({ limits }: MessageLimits, { endUserId }: EndUserActor) =>
  limits.consume(SEND_LIMIT, endUserId, conversationReasons.TOO_MANY_MESSAGES);

/** Throws when the person writes too quickly, or the day's messages are used up. */
export async function admitMessage(
  { limits, quotas }: MessageLimits,
  actor: EndUserActor,
): Promise<void> {
  await admitAttempt({ limits, quotas }, actor);
  const { endUserId: personId, companyId } = actor;
  await quotas.take(
    'messages',
    { companyId, personId },
    // Whether a model may be called is the first thing that its answer asks.
    { refusal: conversationReasons.MESSAGES_OF_DAY_SPENT, askedNext: 'modelCalls' },
  );
}

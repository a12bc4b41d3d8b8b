import { type RequestContext, requireEndUser } from '../../../platform/context/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { notFound } from '../../../platform/errors/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { conversationReasons } from '../conversation.reasons.js';
import { findConversationView } from '../conversation.repository.js';
import { inboxPresenceTopic, type TenantTypes } from '../conversation-views.js';

/** What one person may tell; the chat tells it every three seconds at most. */
const TOLD: RateLimit = { name: 'chat-typing', points: 60, durationSeconds: 60 };

/** Tells the people of the company that a tenant is writing. Nothing of it is kept anywhere. */
export class TypingService {
  readonly #events: EventBus;
  readonly #limits: RateLimits;

  constructor(parts: { events: EventBus; limits: RateLimits }) {
    this.#events = parts.events;
    this.#limits = parts.limits;
  }

  async tell(
    context: RequestContext,
    { sessionId, isTyping }: { sessionId: string; isTyping: boolean },
  ): Promise<void> {
    const owner = requireEndUser(context.actor);
    await this.#limits.consume(TOLD, owner.endUserId, conversationReasons.TOO_MANY_MESSAGES);
    const conversation = await findConversationView(context.em, sessionId, owner);
    if (!conversation) throw notFound();
    const event: TenantTypes = { kind: 'tenant', conversationId: conversation.id, isTyping };
    await this.#events.publish(inboxPresenceTopic(owner.companyId), event, 'passing');
  }
}

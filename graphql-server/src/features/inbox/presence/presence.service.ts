import { actorId, type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { type EventBus, followTopic } from '../../../platform/events/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import type { CompanyFollowers } from '../../companies/index.js';
import {
  conversationTopic,
  inboxPresenceTopic,
  type PersonTypes,
  type TenantTypes,
} from '../../conversations/index.js';
import { inboxReasons } from '../inbox.reasons.js';
import { requireWorker } from '../inbox.policy.js';
import type { ColleagueView } from '../inbox-views.js';
import { findChat } from './chat.repository.js';
import type { InboxPresenceState } from './presence.type.js';

/** What one person may tell; several open pages that are written on never meet it. */
const TOLD: RateLimit = { name: 'inbox-presence', points: 240, durationSeconds: 60 };

/** What a person does with a conversation on one open page. */
interface Presence {
  conversationId: string;
  pageId: string;
  state: InboxPresenceState;
}

/** What those hear who follow: what a colleague does, or that another one asks for it. */
export type PresenceEvent =
  | ({ kind: 'presence'; person: ColleagueView } & Presence)
  | TenantTypes
  | Asked;

interface Asked {
  kind: 'asked';
}

interface Dependencies {
  events: EventBus;
  followers: CompanyFollowers;
  limits: RateLimits;
}

/**
 * Tells colleagues who has which conversation open and who writes, so that two do not answer at once.
 * Nothing of it is kept anywhere: open pages say it every few seconds, and a page that begins to follow asks.
 */
export class PresenceService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Passes on what the person does with a conversation that they may read. */
  async tell(
    context: RequestContext,
    { conversationId, pageId, state, isReply }: Presence & { isReply?: boolean | null },
  ): Promise<void> {
    const { actor, companyId } = requireWorker(context.actor);
    const id = requireUuid(conversationId);
    const page = requireUuid(pageId);
    await this.#deps.limits.consume(TOLD, actorId(actor), inboxReasons.TOO_MUCH_PRESENCE);
    const chat = await findChat(context.em, id, companyId);
    if (!chat) throw notFound(inboxReasons.CONVERSATION_NOT_FOUND);
    const person = { id: actorId(actor), name: actor.name };
    const { events } = this.#deps;
    await events.publish(
      inboxPresenceTopic(chat.companyId),
      { kind: 'presence', conversationId: id, pageId: page, person, state },
      'passing',
    );
    if (!isReply || chat.handlerId !== person.id) return;
    const typing: PersonTypes = {
      ...{ kind: 'typing', name: person.name, isTyping: state === 'TYPING' },
    };
    await events.publish(conversationTopic(chat.sessionId, chat.endUserId), typing, 'passing');
  }

  /** What is done with the conversations of a company, as long as the actor may read them. */
  async follow(
    context: RequestContext,
    named: string | null | undefined,
  ): Promise<AsyncIterableIterator<PresenceEvent>> {
    const { events, followers } = this.#deps;
    const { companyId, access } = await followers.admit(context, named);
    const topic = inboxPresenceTopic(companyId);
    return followTopic<PresenceEvent>(events, topic, {
      first: async () => {
        const asked: Asked = { kind: 'asked' };
        await events.publish(topic, { ...asked }, 'passing');
        return undefined;
      },
      next: (payload) => payload as unknown as PresenceEvent,
      access,
    });
  }
}

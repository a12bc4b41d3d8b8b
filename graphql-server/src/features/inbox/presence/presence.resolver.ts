import { Arg, Ctx, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import type { PresenceEvent, PresenceService } from './presence.service.js';
import {
  InboxPresence,
  InboxPresenceAsked,
  InboxPresenceEventType,
  InboxTenantTyping,
  TellInboxPresenceInput,
} from './presence.type.js';

/** type-graphql calls `subscribe` without the resolver's instance, so the service comes this way. */
export interface PresenceContext extends GraphqlContext {
  inboxPresences: PresenceService;
}

@Resolver()
export class PresenceResolver {
  readonly #presences: PresenceService;

  constructor(presences: PresenceService) {
    this.#presences = presences;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description:
      'Tells colleagues that the viewer has a conversation open, writes, or has gone. It holds for 15 seconds and is kept nowhere. For administrators, and company users with `conversations.view`. Errors: BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED.',
  })
  async tellInboxPresence(
    @Arg('input', () => TellInboxPresenceInput, { description: 'What is done.' })
    input: TellInboxPresenceInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#presences.tell(request, input);
    return { message: 'Told' };
  }

  @AccessFor(['admin', 'companyUser'])
  @Subscription(() => InboxPresenceEventType, {
    description:
      'Follows who has which conversation of one company open, and who writes; the viewer hears of themselves as well. Begins with `InboxPresenceAsked` for everybody who follows. Ends when the viewer may not read the inbox any more. For administrators, who name the company, and `conversations.view` at the own company.',
    subscribe: ({ args, context }) => {
      const { inboxPresences, request } = context as PresenceContext;
      return inboxPresences.follow(request, (args as { companyId?: string | null }).companyId);
    },
  })
  inboxPresence(
    @Root() event: PresenceEvent,
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    _companyId: string | null,
  ): typeof InboxPresenceEventType {
    if (event.kind === 'asked') return Object.assign(new InboxPresenceAsked(), { at: new Date() });
    if (event.kind === 'tenant') {
      const { conversationId, isTyping } = event;
      return Object.assign(new InboxTenantTyping(), { conversationId, isTyping });
    }
    const { kind: _, ...presence } = event;
    return Object.assign(new InboxPresence(), presence);
  }
}

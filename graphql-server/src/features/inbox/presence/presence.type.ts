import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { namedEnum } from '../../../platform/graphql/index.js';
import { Colleague } from '../inbox.type.js';

export const InboxPresenceState = namedEnum(
  'InboxPresenceState',
  'What a person does with a conversation that is open on their screen.',
  {
    VIEWING: 'Has it open.',
    TYPING: 'Writes a reply or a note.',
    GONE: 'Has it open no longer.',
  },
);
export type InboxPresenceState = (typeof InboxPresenceState)[string];

@InputType({ description: 'What the viewer does with a conversation on one open page.' })
export class TellInboxPresenceInput {
  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;

  @Field(() => ID, {
    description: 'A UUID that the page has made up: it tells two pages of one person apart.',
  })
  pageId!: string;

  @Field(() => InboxPresenceState, { description: 'What is done.' })
  state!: InboxPresenceState;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is the answer that is written: the tenant is told so if the viewer has taken over. Notes are nothing to the tenant.',
  })
  isReply?: boolean | null;
}

@ObjectType({
  description:
    'What a person does with a conversation on one open page. It holds for 15 seconds: pages tell it again before.',
})
export class InboxPresence {
  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;

  @Field(() => Colleague, { description: 'The person.' })
  person!: Colleague;

  @Field(() => ID, { description: 'Tells two pages of one person apart.' })
  pageId!: string;

  @Field(() => InboxPresenceState, { description: 'What is done.' })
  state!: InboxPresenceState;
}

@ObjectType({
  description:
    'A person has just begun to follow. Pages with an open conversation send their state again, so that this person sees it.',
})
export class InboxPresenceAsked {
  @Field({ description: 'When this was noticed.' })
  at!: Date;
}

@ObjectType({
  description:
    'The tenant writes in a conversation, or has stopped to. It is told again every few seconds, and holds for eight.',
})
export class InboxTenantTyping {
  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;

  @Field({ description: 'False once they have stopped.' })
  isTyping!: boolean;
}

export const InboxPresenceEventType = createUnionType({
  name: 'InboxPresenceEvent',
  description: 'Who has which conversation open, and who writes.',
  types: () => [InboxPresence, InboxPresenceAsked, InboxTenantTyping] as const,
});

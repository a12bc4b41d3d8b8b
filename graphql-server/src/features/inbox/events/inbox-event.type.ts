import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { InboxConversation } from '../inbox.type.js';

@ObjectType({ description: 'A conversation of the company was added or has changed.' })
export class InboxConversationChanged {
  @Field(() => ID, { description: 'Id of the conversation.' })
  conversationId!: string;

  @Field(() => InboxConversation, { description: 'The conversation as it is now.' })
  conversation!: InboxConversation;
}

@ObjectType({
  description:
    'Comes at once, and whenever events may have been lost: what was read before may be old.',
})
export class InboxStale {
  @Field({ description: 'When this was noticed.' })
  at!: Date;
}

export const InboxEventType = createUnionType({
  name: 'InboxEvent',
  description: 'Something that happened in the inbox of a company.',
  types: () => [InboxConversationChanged, InboxStale] as const,
});

import { Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/graphql/index.js';
import { ConversationType } from '../conversation.type.js';

@ObjectType('ConversationEdge', { description: 'A conversation of mine and its cursor.' })
export class ConversationEdge {
  @Field({ description: 'Pass it as `after` for what follows.' })
  cursor!: string;

  @Field({ description: 'What I wrote first in it, at most 160 characters; empty if only files.' })
  opening!: string;

  @Field({ description: 'When a message was added last, or an answer finished.' })
  lastActivityAt!: Date;

  @Field({
    description: 'Whether a person of the company has answered what I was not shown yet.',
  })
  hasNewReply!: boolean;

  @Field(() => ConversationType, { description: 'The conversation.' })
  node!: ConversationType;
}

@ObjectType('ConversationConnection', { description: 'My conversations, the newest first.' })
export class ConversationConnection {
  @Field(() => [ConversationEdge], { description: 'Conversations of this page.' })
  edges!: ConversationEdge[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;
}

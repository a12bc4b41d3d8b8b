import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../platform/graphql/index.js';
import { Source } from '../conversations/index.js';

@InputType({ description: 'A conversation in which an answer is to be drafted.' })
export class ProposeReplyInput {
  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;
}

@ObjectType('ReplyProposal', {
  description: 'What could be answered to a tenant, for a person to look at.',
  simpleResolvers: true,
})
export class ReplyProposalType {
  @Field(() => String, {
    nullable: true,
    description: 'The message that it answers; null where nothing was asked yet.',
  })
  question!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The draft as plain text, in the tenant's language; null where the company's use cases say nothing about the question.",
  })
  text!: string | null;

  @Field(() => [Source], { description: 'The use cases that it rests on.' })
  sources!: Source[];
}

@ObjectType({ description: 'Result of drafting an answer.' })
export class ProposeReplyPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => ReplyProposalType, { description: 'The draft, or that there is none.' })
  proposal!: ReplyProposalType;
}

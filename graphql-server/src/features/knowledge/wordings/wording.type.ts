import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { namedEnum, Node, withMessage } from '../../../platform/graphql/index.js';
import { UseCaseType } from '../use-cases/use-case.type.js';

export const UseCaseWordingState = namedEnum('UseCaseWordingState', 'What became of a wording.', {
  PROPOSED: 'It waits for the company and leads nowhere yet.',
  ACCEPTED: 'People who ask like this are led to the use case.',
  REJECTED: 'It is kept so that it is not proposed again.',
});
export type UseCaseWordingState = (typeof UseCaseWordingState)[string];

export const UseCaseWordingOrigin = namedEnum('UseCaseWordingOrigin', 'Who thought of a wording.', {
  COMPANY: 'The company.',
  MODEL: 'A model, when the prompt file was uploaded.',
  QUESTION: 'A tenant whose question was left open.',
});
export type UseCaseWordingOrigin = (typeof UseCaseWordingOrigin)[string];

export const WordingDecision = namedEnum(
  'WordingDecision',
  'What the company thinks of a wording.',
  {
    ACCEPT: 'It leads to the use case from now on.',
    REJECT: 'It leads nowhere and is not proposed again.',
  },
);
export type WordingDecision = (typeof WordingDecision)[string];

@ObjectType('UseCaseWording', {
  description: 'Other words in which tenants ask for a use case.',
  simpleResolvers: true,
  implements: Node,
})
export class UseCaseWordingType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'One line, at most 300 characters.' })
  text!: string;

  @Field(() => UseCaseWordingState, { description: 'What became of it.' })
  state!: UseCaseWordingState;

  @Field(() => UseCaseWordingOrigin, { description: 'Who thought of it.' })
  origin!: UseCaseWordingOrigin;

  @Field(() => Date, { description: 'When it came.' })
  createdAt!: Date;
}

@InputType({ description: 'A new wording, which leads to the use case at once.' })
export class AddWordingInput {
  @Field(() => ID, { description: 'The use case.' })
  useCaseId!: string;

  @Field({ description: 'What tenants type; one line, at most 300 characters.' })
  text!: string;
}

@InputType({ description: 'What to do with a wording.' })
export class ReviewWordingInput {
  @Field(() => ID, { description: 'The wording.' })
  id!: string;

  @Field(() => WordingDecision, { description: 'What the company thinks of it.' })
  decision!: WordingDecision;
}

@ObjectType({ description: 'A wording that was added or looked at.' })
export class WordingPayload extends withMessage() {
  @Field(() => UseCaseWordingType, { description: 'The wording as it is now.' })
  wording!: UseCaseWordingType;
}

@ObjectType({ description: 'A wording that was added to a use case.' })
export class AddedWordingPayload extends WordingPayload {
  @Field(() => UseCaseType, { description: 'The use case as it is now.' })
  useCase!: UseCaseType;
}

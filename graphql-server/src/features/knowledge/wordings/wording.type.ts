import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../platform/graphql/index.js';
import { UseCaseType } from '../use-cases/use-case.type.js';

/** What became of a wording. */
export enum UseCaseWordingState {
  PROPOSED = 'PROPOSED',
  ACCEPTED = 'ACCEPTED',
  REJECTED = 'REJECTED',
}

registerEnumType(UseCaseWordingState, {
  name: 'UseCaseWordingState',
  description: 'What became of a wording.',
  valuesConfig: {
    PROPOSED: { description: 'It waits for the company and leads nowhere yet.' },
    ACCEPTED: { description: 'People who ask like this are led to the use case.' },
    REJECTED: { description: 'It is kept so that it is not proposed again.' },
  },
});

/** Who thought of a wording. */
export enum UseCaseWordingOrigin {
  COMPANY = 'COMPANY',
  MODEL = 'MODEL',
  QUESTION = 'QUESTION',
}

registerEnumType(UseCaseWordingOrigin, {
  name: 'UseCaseWordingOrigin',
  description: 'Who thought of a wording.',
  valuesConfig: {
    COMPANY: { description: 'The company.' },
    MODEL: { description: 'A model, when the prompt file was uploaded.' },
    QUESTION: { description: 'A tenant whose question was left open.' },
  },
});

/** What the company thinks of a wording. */
export enum WordingDecision {
  ACCEPT = 'ACCEPT',
  REJECT = 'REJECT',
}

registerEnumType(WordingDecision, {
  name: 'WordingDecision',
  description: 'What the company thinks of a wording.',
  valuesConfig: {
    ACCEPT: { description: 'It leads to the use case from now on.' },
    REJECT: { description: 'It leads nowhere and is not proposed again.' },
  },
});

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
export class WordingPayload {
  @Field({ description: 'What was done, in English.' })
  message!: string;

  @Field(() => UseCaseWordingType, { description: 'The wording as it is now.' })
  wording!: UseCaseWordingType;
}

@ObjectType({ description: 'A wording that was added to a use case.' })
export class AddedWordingPayload extends WordingPayload {
  @Field(() => UseCaseType, { description: 'The use case as it is now.' })
  useCase!: UseCaseType;
}

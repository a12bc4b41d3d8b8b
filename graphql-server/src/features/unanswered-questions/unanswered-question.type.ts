import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  connectionOf,
  namedEnum,
  Node,
  PageArguments,
  withMessage,
} from '../../platform/graphql/index.js';
import { UseCaseType } from '../knowledge/index.js';

export const UnansweredQuestionReason = namedEnum(
  'UnansweredQuestionReason',
  'Why a question was left open.',
  {
    NOT_FOUND: 'No use case fits.',
    UNSURE: 'Several use cases may fit; the assistant asked back.',
    HAND_OVER: 'The tenant wanted a person.',
    NOT_HELPFUL: 'The tenant says that the answer did not help.',
  },
);
export type UnansweredQuestionReason = (typeof UnansweredQuestionReason)[string];

export const UnansweredQuestionState = namedEnum(
  'UnansweredQuestionState',
  'Whether the company has dealt with a question.',
  {
    OPEN: 'It has not been dealt with yet.',
    DONE: 'A wording or a use case was added for it, or none is wanted.',
  },
);
export type UnansweredQuestionState = (typeof UnansweredQuestionState)[string];

@ObjectType('UnansweredQuestion', {
  description: "What a tenant or owner asked and the company's use cases did not answer.",
  simpleResolvers: true,
  implements: Node,
})
export class UnansweredQuestionType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'The question as it was typed.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'What it is about, e.g. `Heizung`.' })
  category?: string | null;

  @Field(() => UnansweredQuestionReason, { description: 'Why it was left open.' })
  reason!: UnansweredQuestionReason;

  @Field(() => UnansweredQuestionState, { description: 'Whether it has been dealt with.' })
  state!: UnansweredQuestionState;

  @Field(() => String, {
    nullable: true,
    description: 'Language of the question as its two-letter code.',
  })
  language?: string | null;

  @Field(() => [String], {
    description: 'Titles of the use cases that the assistant offered to choose from.',
  })
  choices!: string[];

  @Field(() => ID, { description: 'The conversation in which it was asked.' })
  conversationId!: string;

  @Field(() => Date, { description: 'When it was asked.' })
  askedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'Title of the use case of the draft that answers it once the draft is published; null where none does.',
  })
  draftTitle?: string | null;
}

@ObjectType({ description: 'A page of unanswered questions.' })
export class UnansweredQuestionConnection extends connectionOf<UnansweredQuestionType>(
  'UnansweredQuestion',
  () => UnansweredQuestionType,
  {
    edge: 'An unanswered question and its cursor.',
    node: 'The question.',
    edges: 'Questions of this page.',
    totalCount: 'Number of questions that the filter leaves.',
  },
) {}

@InputType({ description: 'Which unanswered questions a list has.' })
export class UnansweredQuestionFilter {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => UnansweredQuestionState, { nullable: true, description: 'All if missing.' })
  state?: UnansweredQuestionState | null;

  @Field(() => UnansweredQuestionReason, { nullable: true, description: 'All if missing.' })
  reason?: UnansweredQuestionReason | null;
}

@ArgsType()
export class UnansweredQuestionsArguments extends PageArguments {
  @Field(() => UnansweredQuestionFilter, {
    nullable: true,
    description: "All of the actor's company if missing.",
  })
  filter?: UnansweredQuestionFilter | null;
}

@InputType({ description: 'Says whether a question has been dealt with.' })
export class SetUnansweredQuestionStateInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;

  @Field(() => UnansweredQuestionState, { description: 'DONE, or OPEN to take that back.' })
  state!: UnansweredQuestionState;
}

@ObjectType({ description: 'Open questions that ask for the same.', simpleResolvers: true })
export class UnansweredQuestionGroup {
  @Field(() => Int, { description: 'How many they are.' })
  count!: number;

  @Field(() => [ID], { description: 'All of them, the most typical one first.' })
  questionIds!: string[];

  @Field(() => [UnansweredQuestionType], { description: 'The first five of them.' })
  examples!: UnansweredQuestionType[];

  @Field(() => Date, { description: 'When the last of them was asked.' })
  latestAt!: Date;

  @Field(() => [String], {
    description: 'Titles of use cases that the assistant offered most often; at most three.',
  })
  choices!: string[];
}

@InputType({ description: 'Says whether several questions of one company have been dealt with.' })
export class SetUnansweredQuestionsStateInput {
  @Field(() => [ID], { description: 'The questions, at most 500.' })
  ids!: string[];

  @Field(() => UnansweredQuestionState, { description: 'DONE, or OPEN to take that back.' })
  state!: UnansweredQuestionState;
}

@InputType({ description: 'Questions of one company that a use case answers.' })
export class AssignUnansweredQuestionsInput {
  @Field(() => [ID], { description: 'The questions, at most 500.' })
  ids!: string[];

  @Field(() => ID, { description: 'The use case, of the same company.' })
  useCaseId!: string;

  @Field({ description: 'A wording that stands for all, without names; at most 300 characters.' })
  text!: string;
}

@ObjectType({ description: 'Questions that were dealt with.' })
export class UnansweredQuestionsPayload extends withMessage() {
  @Field(() => Int, { description: 'How many they were.' })
  count!: number;
}

@InputType({ description: 'A question whose words shall lead to a use case.' })
export class AssignUnansweredQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;

  @Field(() => ID, { description: 'The use case, of the same company.' })
  useCaseId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Words to add instead of those of the question, without names; at most 300 characters.',
  })
  text?: string | null;
}

@ObjectType({ description: 'A question that was dealt with.' })
export class UnansweredQuestionPayload extends withMessage() {
  @Field(() => UnansweredQuestionType, { description: 'The question as it is now.' })
  question!: UnansweredQuestionType;
}

@ObjectType({ description: 'A question whose words lead to a use case now.' })
export class AssignedQuestionPayload extends UnansweredQuestionPayload {
  @Field(() => UseCaseType, { description: 'The use case as it is now.' })
  useCase!: UseCaseType;
}

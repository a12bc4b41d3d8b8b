import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { withMessage } from '../../platform/graphql/index.js';
import { AnswerActionType } from '../conversations/index.js';
import { KnowledgeReader, type Reader } from '../knowledge/index.js';

@InputType({ description: 'A question to try.' })
export class TryQuestionInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field({ description: 'As a tenant would type it; at most 5,000 characters.' })
  question!: string;

  @Field(() => KnowledgeReader, { defaultValue: 'tenant', description: 'As whom it is asked.' })
  role!: Reader['role'];

  @Field(() => ID, {
    nullable: true,
    description:
      'As if from this building; what is meant for single buildings is not found without.',
  })
  buildingId?: string | null;

  @Field({ defaultValue: false, description: 'Of the draft, instead of what answers now.' })
  ofDraft!: boolean;
}

@ObjectType({ description: 'A use case that was found for a question.', simpleResolvers: true })
export class FoundUseCase {
  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'The passage that fits best.' })
  passage!: string;

  @Field(() => Float, {
    description: 'How well it fits, between 0 and 2; comparable within one search only.',
  })
  score!: number;

  @Field({ description: 'Whether the answer cites it.' })
  isCited!: boolean;
}

@ObjectType('QuestionTrial', {
  description: 'What would be found for a question, and answered.',
  simpleResolvers: true,
})
export class QuestionTrialType {
  @Field({ description: 'The answer; Markdown.' })
  answer!: string;

  @Field(() => AnswerActionType, { description: 'What kind of answer it is.' })
  action!: AnswerActionType;

  @Field(() => [String], { description: 'What could be chosen with one tap.' })
  choices!: string[];

  @Field(() => [FoundUseCase], {
    description: 'At most eight, the best first. An answer need not rest on any of them.',
  })
  found!: FoundUseCase[];

  @Field({ description: 'Whether the search went without vectors.' })
  isDegraded!: boolean;

  @Field(() => Int, { description: 'Milliseconds that it took.' })
  milliseconds!: number;
}

@ObjectType({ description: 'A question that was tried.' })
export class TryQuestionPayload extends withMessage() {
  @Field(() => QuestionTrialType, { description: 'What came of it.' })
  trial!: QuestionTrialType;
}

import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { namedEnum } from '../../../platform/graphql/index.js';
import type { Reader, RetrievalVerdict } from '../retrieval/retrieval.js';

export const KnowledgeReader = namedEnum('KnowledgeReader', 'As whom a question is asked.', {
  tenant: 'A tenant.',
  owner: 'An owner.',
});

export const KnowledgeVerdict = namedEnum(
  'KnowledgeVerdict',
  'What the search makes of a question.',
  {
    answer: 'The first use case answers it.',
    ask: 'Several may be meant; the assistant asks back.',
    none: 'No use case fits.',
  },
);

@ObjectType({ description: 'What a test question brought.', simpleResolvers: true })
export class TestQuestionResult {
  @Field({ description: 'Whether it was what is expected.' })
  hasPassed!: boolean;

  @Field(() => KnowledgeVerdict, { description: 'What the search makes of it.' })
  verdict!: RetrievalVerdict;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the best use case; null when none fits.',
  })
  title!: string | null;
}

@ObjectType('TestQuestion', {
  description: 'A question by which a company tries its knowledge, and what it brings now.',
  simpleResolvers: true,
})
export class TestQuestionType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'The question.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the use case that is to answer; null when none is to be found.',
  })
  expectedTitle!: string | null;

  @Field(() => KnowledgeReader, { description: 'As whom it is asked.' })
  role!: Reader['role'];

  @Field(() => TestQuestionResult, { description: 'What answers now.' })
  live!: TestQuestionResult;

  @Field(() => TestQuestionResult, {
    nullable: true,
    description: 'What the draft would answer; null when there is none.',
  })
  draft!: TestQuestionResult | null;
}

@InputType({ description: 'A question to try the knowledge by.' })
export class AddTestQuestionInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field({ description: 'One line, at most 500 characters.' })
  question!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Title of the use case, running or in the draft, that is to answer; none is to be found if missing.',
  })
  expectedTitle?: string | null;

  @Field(() => KnowledgeReader, { defaultValue: 'tenant', description: 'As whom it is asked.' })
  role!: Reader['role'];
}

@InputType({ description: 'A test question that is not needed any more.' })
export class RemoveTestQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;
}

import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Reader, RetrievalVerdict } from '../retrieval/retrieval.js';

/** For GraphQL: as whom a question is asked. */
export const KnowledgeReader = { TENANT: 'tenant', OWNER: 'owner' } as const;

registerEnumType(KnowledgeReader, {
  name: 'KnowledgeReader',
  description: 'As whom a question is asked.',
  valuesConfig: {
    TENANT: { description: 'A tenant.' },
    OWNER: { description: 'An owner.' },
  },
});

/** For GraphQL: what the search makes of a question. */
export const KnowledgeVerdict = { ANSWER: 'answer', ASK: 'ask', NONE: 'none' } as const;

registerEnumType(KnowledgeVerdict, {
  name: 'KnowledgeVerdict',
  description: 'What the search makes of a question.',
  valuesConfig: {
    ANSWER: { description: 'The first use case answers it.' },
    ASK: { description: 'Several may be meant; the assistant asks back.' },
    NONE: { description: 'No use case fits.' },
  },
});

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

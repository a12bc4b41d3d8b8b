import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { namedEnum, withMessage } from '../../../platform/graphql/index.js';
import { UseCaseAudience } from '../drafts/draft.type.js';
import type { PromptFileOrigin } from '../files/prompt-file.entity.js';
import type { Audience } from '../splitting/use-case-terms.js';
import type { KnowledgeChange } from './compare-use-cases.js';
import type { Consent } from './publish.service.js';
import type { WarningKind } from './warnings.js';

export const KnowledgeChangeKind = namedEnum('KnowledgeChangeKind', 'What becomes of a use case.', {
  NEW: 'It is added.',
  CHANGED: 'It says something else, or to others, or at other times.',
  GONE: 'It is taken out.',
});

export const KnowledgeWarningKind = namedEnum(
  'KnowledgeWarningKind',
  'What may be wrong with a version.',
  {
    SAME_TITLE: 'Several use cases have one title.',
    SIMILAR_TEXT: 'Two use cases say nearly the same.',
    DIFFERENT_NUMBERS: 'Two use cases state different numbers of one thing.',
    DATE_PASSED: 'A day that it names, or its last day, is over.',
  },
);

export const KnowledgeConsent = namedEnum(
  'KnowledgeConsent',
  'What has to be agreed to before a draft is published.',
  {
    MANY_GONE: 'At least three use cases and a tenth of all would be gone.',
    NEWER_VERSION: 'It would replace a version that began to answer after the draft was begun.',
    TESTS_FAILED: 'It does not answer every test question as expected.',
  },
);

export const KnowledgeVersionOrigin = namedEnum(
  'KnowledgeVersionOrigin',
  'Where a version came from.',
  {
    UPLOAD: 'A file that went live at once.',
    DRAFT: 'The draft.',
    RESTORED: 'An earlier version.',
    RENEWAL: 'A text that the server made ready anew.',
  },
);

@ObjectType({ description: 'What a use case says in one version.', simpleResolvers: true })
export class UseCaseContent {
  @Field({ description: 'Title.' })
  title!: string;

  @Field({ description: 'Text; Markdown.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'First day, such as `2026-12-01`.' })
  validFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, such as `2027-03-31`.' })
  validUntil!: string | null;

  @Field(() => UseCaseAudience, { description: 'Who is answered from it.' })
  audience!: Audience;

  @Field(() => [ID], {
    description: 'Buildings whose people are answered from it; all people if there are none.',
  })
  buildingIds!: readonly string[];
}

@ObjectType('KnowledgeChange', {
  description: 'A use case that differs between two versions.',
  simpleResolvers: true,
})
export class KnowledgeChangeType {
  @Field(() => KnowledgeChangeKind, { description: 'What becomes of it.' })
  kind!: KnowledgeChange['kind'];

  @Field(() => UseCaseContent, { nullable: true, description: 'In the running version.' })
  before!: UseCaseContent | null;

  @Field(() => UseCaseContent, { nullable: true, description: 'In the other one.' })
  after!: UseCaseContent | null;
}

@ObjectType('KnowledgeWarning', {
  description: 'Something to look at before publishing.',
  simpleResolvers: true,
})
export class KnowledgeWarningType {
  @Field(() => KnowledgeWarningKind, { description: 'What may be wrong.' })
  kind!: WarningKind;

  @Field(() => [String], { description: 'Titles of the use cases that it is about.' })
  titles!: string[];

  @Field(() => [String], { description: 'The numbers that differ, or the day that is over.' })
  found!: string[];
}

@ObjectType('KnowledgeReview', { description: 'What publishing the draft would change.' })
export class KnowledgeReviewType {
  @Field(() => Int, { description: 'Of the draft; pass it on when you publish.' })
  revision!: number;

  @Field(() => [KnowledgeChangeType], {
    description: 'What differs from the running version, in the order of the draft.',
  })
  changes!: KnowledgeChangeType[];

  @Field({ description: 'Whether use cases that stay are in another order.' })
  isReordered!: boolean;

  @Field(() => Int, { description: 'Use cases that stay as they are.' })
  unchangedCount!: number;

  @Field(() => [KnowledgeWarningType], { description: 'At most 100.' })
  warnings!: KnowledgeWarningType[];

  @Field(() => [KnowledgeConsent], { description: 'What has to be agreed to.' })
  consents!: Consent[];
}

@ObjectType('KnowledgeVersion', {
  description: "What a company's assistant answered from once, or answers from now.",
  simpleResolvers: true,
})
export class KnowledgeVersionType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Counts the versions of the company; some are left out.' })
  version!: number;

  @Field({ description: 'Name of the file.' })
  fileName!: string;

  @Field(() => Int, { description: 'Use cases in it.' })
  useCaseCount!: number;

  @Field(() => KnowledgeVersionOrigin, { description: 'Where it came from.' })
  origin!: PromptFileOrigin;

  @Field(() => String, { nullable: true, description: 'Who published it, if that was kept.' })
  publishedBy!: string | null;

  @Field(() => Date, { description: 'When it was published.' })
  publishedAt!: Date;

  @Field(() => String, { nullable: true, description: 'What that person said of it.' })
  note!: string | null;

  @Field({ description: 'Whether it answers now.' })
  isRunning!: boolean;
}

@ObjectType({ description: 'A version with its text, compared with the running one.' })
export class KnowledgeVersionDetail {
  @Field(() => KnowledgeVersionType, { description: 'The version.' })
  version!: KnowledgeVersionType;

  @Field({ description: 'The file; it can be uploaded again.' })
  content!: string;

  @Field(() => [KnowledgeChangeType], { description: 'What restoring it would change.' })
  changes!: KnowledgeChangeType[];
}

@InputType({ description: 'The draft to publish.' })
export class PublishKnowledgeInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => Int, { description: 'The revision that was reviewed.' })
  revision!: number;

  @Field(() => String, { nullable: true, description: 'What changes; at most 500 characters.' })
  note?: string | null;

  @Field(() => [KnowledgeConsent], {
    defaultValue: [],
    description: 'What was agreed to of what the review asks for.',
  })
  consents!: Consent[];
}

@InputType({ description: 'A version that is to answer again.' })
export class RestoreKnowledgeInput {
  @Field(() => ID, { description: 'The version.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Why; at most 500 characters.' })
  note?: string | null;
}

@ObjectType({ description: 'A version that was published.' })
export class PublishedKnowledgePayload extends withMessage() {
  @Field({ description: 'Whether it answers already; it does soon if not.' })
  isRunning!: boolean;

  @Field(() => Int, { description: 'Use cases that questions are answered from now.' })
  useCaseCount!: number;
}

import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { namedEnum, withMessage } from '../../../platform/graphql/index.js';
import type { LegalTextKind } from './legal-text.entity.js';

const LegalTextKindEnum = namedEnum('LegalTextKind', 'A text that the law asks for.', {
  privacy: 'The privacy notice.',
  imprint: 'The imprint.',
  terms: 'Terms of use of the chat.',
});

@ObjectType({ description: 'What a company said at a time.' })
export class LegalTextVersion {
  @Field(() => Int, { description: 'Counts from 1.' })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: "Markdown; null where the company went back to the platform's text.",
  })
  german!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Markdown; null where everyone reads the German text.',
  })
  english!: string | null;

  @Field({ description: 'Since when it holds.' })
  savedAt!: Date;

  @Field({ description: 'Name of the person who saved it.' })
  savedBy!: string;
}

@ObjectType({ description: 'One of the texts that the law asks for.' })
export class CompanyLegalText {
  @Field(() => LegalTextKindEnum, { description: 'Which of them.' })
  kind!: LegalTextKind;

  @Field({ description: 'Where tenants read it.' })
  address!: string;

  @Field(() => LegalTextVersion, {
    nullable: true,
    description: "What holds now; null where it is the platform's text.",
  })
  current!: LegalTextVersion | null;

  @Field(() => [LegalTextVersion], {
    description: 'The newest 100 versions, the newest first; all are kept.',
  })
  versions!: LegalTextVersion[];
}

@ObjectType({ description: "A company's own legal texts." })
export class CompanyLegalTexts {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: string;

  @Field(() => [CompanyLegalText], { description: 'Each kind once.' })
  texts!: CompanyLegalText[];
}

@InputType({ description: "A company's own text, or its way back to the platform's." })
export class SaveCompanyLegalTextInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; needed by administrators of the platform.',
  })
  companyId?: string | null;

  @Field(() => LegalTextKindEnum, { description: 'Which text.' })
  kind!: LegalTextKind;

  @Field(() => String, {
    nullable: true,
    description: "Markdown, at most 60,000 characters; null or empty for the platform's text.",
  })
  german?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Markdown, at most 60,000 characters; null or empty where there is none.',
  })
  english?: string | null;
}

@ObjectType({ description: 'What was changed of the legal texts.' })
export class SaveCompanyLegalTextPayload extends withMessage() {
  @Field(() => CompanyLegalTexts, { description: 'The texts now.' })
  legalTexts!: CompanyLegalTexts;
}

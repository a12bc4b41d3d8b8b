import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../platform/graphql/index.js';

const TEXT =
  'At most 4,000 characters. Placeholders are `{{firstName}}`, `{{lastName}}`, `{{fullName}}`, `{{address}}` and `{{apartmentNumber}}` of the tenant or owner, and `{{colleagueName}}` of who answers; others are refused. Clients fill them in.';

@ObjectType('CannedReply', {
  description: "A text that a company's people put into their answers to tenants.",
  simpleResolvers: true,
})
export class CannedReplyType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'What people find it by; a company has each only once.' })
  title!: string;

  @Field({ description: 'The text, with placeholders such as `{{lastName}}` to fill in.' })
  text!: string;

  @Field(() => Date, { description: 'When it was changed last.' })
  updatedAt!: Date;
}

@InputType({ description: 'A text for answers to add.' })
export class CreateCannedReplyInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field({ description: 'What people find it by, at most 80 characters.' })
  title!: string;

  @Field({ description: TEXT })
  text!: string;
}

@InputType({ description: 'A text for answers as it is to be.' })
export class UpdateCannedReplyInput {
  @Field(() => ID, { description: 'The text.' })
  id!: string;

  @Field({ description: 'What people find it by, at most 80 characters.' })
  title!: string;

  @Field({ description: TEXT })
  text!: string;
}

@ObjectType({ description: 'Result of adding or changing a text for answers.' })
export class CannedReplyPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => CannedReplyType, { description: 'The text as it is now.' })
  cannedReply!: CannedReplyType;
}

import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  OUTCOME,
  type UpsertOutcome,
  UpsertOutcomeEnum,
} from '../../../platform/external-ids/index.js';
import { withMessage } from '../../../platform/graphql/index.js';
import { addDetailFields, EndUserObject, WithDetails } from './end-user-management.type.js';

@InputType({ description: 'What is said about an end user.' })
class EndUserDetailsInput extends WithDetails {}
addDetailFields(EndUserDetailsInput, 'inputDescription');

@InputType({ description: 'Details of a person to register.' })
export class CreateEndUserInput extends EndUserDetailsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company that manages the home; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Six digits; made up at random if missing or empty.',
  })
  authNumber?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the person gets a mail with the number; they do if missing.',
  })
  sendInvitation?: boolean | null;
}

@InputType({
  description:
    'A person as another system has them. Optional details stay if they are left out; null or empty takes them away.',
})
export class UpsertEndUserInput extends EndUserDetailsInput {
  @Field(() => String, {
    description:
      "Customer number: the person's identifier in the company's other system, at most 100 characters. The person who has it is changed; else the one with this e-mail address gets it if they have none; else one is registered.",
  })
  declare externalId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The company that manages the home; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a new person gets a mail with their number; they do if missing.',
  })
  sendInvitation?: boolean | null;
}

@InputType({
  description:
    'All details of an end user as they shall be from now on. Optional ones stay if they are left out; null or empty takes them away.',
})
export class UpdateEndUserInput extends EndUserDetailsInput {
  @Field(() => ID, { description: 'The end user.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'For administrators: the company that manages the home from now on.',
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Six digits; unchanged if missing or empty. Another one ends open sessions.',
  })
  authNumber?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Their `revision` when they were seen: the change is refused (CONFLICT) where another came first. Whatever came first is overwritten if missing.',
  })
  revision?: number | null;
}

@InputType({ description: 'Names the end user who gets another number.' })
export class RenewAuthNumberInput {
  @Field(() => ID, { description: 'The end user.' })
  id!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the person gets a mail with the number; they do if missing.',
  })
  sendInvitation?: boolean | null;
}

@InputType({ description: 'Names the tenants and owners who get a link by mail.' })
export class SendSignInLinksInput {
  @Field(() => [ID], { description: 'The end users; at most 100 at once.' })
  ids!: string[];
}

@ObjectType({ description: 'How many links go out by mail.' })
export class SendSignInLinksPayload extends withMessage() {
  @Field(() => Int, { description: 'Number of people who get one.' })
  sentCount!: number;
}

@ObjectType({ description: 'An end user who has been registered or changed.' })
export class EndUserPayload extends withMessage() {
  @Field(() => EndUserObject, { description: 'The end user as they are now.' })
  endUser!: EndUserObject;
}

@ObjectType({ description: 'An end user who is as another system has them.' })
export class UpsertEndUserPayload extends withMessage() {
  @Field(() => UpsertOutcomeEnum, OUTCOME)
  outcome!: UpsertOutcome;

  @Field(() => EndUserObject, { description: 'The end user as they are now.' })
  endUser!: EndUserObject;
}

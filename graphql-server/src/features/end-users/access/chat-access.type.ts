import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';

@ObjectType({ description: 'All authentication numbers of a company become others.' })
export class NumberRenewalProgress {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Digits of the new numbers.' })
  digits!: number;

  @Field({ description: 'When it began.' })
  startedAt!: Date;

  @Field({ description: 'From then on the old numbers let no person in.' })
  holdsFrom!: Date;

  @Field(() => Int, { description: 'Tenants and owners there were at the start.' })
  total!: number;

  @Field(() => Int, { description: 'Those of them who were sent a new number.' })
  done!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the last old number was forgotten; null until then.',
  })
  finishedAt!: Date | null;
}

@ObjectType({ description: 'How tenants and owners of a company get into the chat.' })
export class ChatAccessSettings {
  @Field(() => ID, { description: 'The company.' })
  companyId!: string;

  @Field(() => Int, { description: 'Digits of numbers that are given from now on, 6 to 10.' })
  digits!: number;

  @Field({
    description: 'Whether a code that is mailed is asked for on devices that are new to a person.',
  })
  codeOnNewDevice!: boolean;

  @Field(() => NumberRenewalProgress, {
    nullable: true,
    description: 'The last renewal of all numbers.',
  })
  renewal!: NumberRenewalProgress | null;
}

@InputType({ description: 'How tenants and owners are to get into the chat.' })
export class UpdateChatAccessInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => Int, {
    description: 'Digits of numbers that are given from now on, 6 to 10; given ones stay.',
  })
  digits!: number;

  @Field({ description: 'Whether a code that is mailed is asked for on new devices.' })
  codeOnNewDevice!: boolean;
}

@InputType({ description: 'Which numbers are to become others, and when.' })
export class RenewAllAuthNumbersInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until then old numbers hold beside the new ones; at most 90 days from now, at once if missing.',
  })
  holdsFrom?: Date | null;
}

@ObjectType({ description: 'How tenants and owners get into the chat now.' })
export class ChatAccessPayload extends withMessage() {
  @Field(() => ChatAccessSettings, { description: 'As it is now.' })
  chatAccess!: ChatAccessSettings;
}

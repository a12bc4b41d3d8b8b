import { Field, InputType, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';
import type { AllDetails } from './operator-fields.js';

@ObjectType('OperatorDetails', {
  description: 'What is said of who answers for this installation; null is what was not said.',
})
export class OperatorDetailsType implements AllDetails {
  @Field(() => String, { nullable: true, description: 'Name of the operator.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Postal address; its parts are divided by commas.',
  })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Who acts for the operator.' })
  representative!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Register and number, tax number and the like.',
  })
  register!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name or address of who looks after the protection of data.',
  })
  dataProtection!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the AI provider.' })
  aiName!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the AI provider processes data.' })
  aiRegion!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whether the AI provider trains with the data.',
  })
  aiTraining!: string | null;

  @Field(() => String, { nullable: true, description: 'How long the AI provider keeps data.' })
  aiRetention!: string | null;
}

@ObjectType({
  description: 'Who answers for this installation, as its pages and records name them.',
})
export class OperatorDetailsSettings {
  @Field(() => OperatorDetailsType, { description: 'What administrators have entered.' })
  entered!: OperatorDetailsType;

  @Field(() => OperatorDetailsType, {
    description: 'What the settings of the server say, which holds where nothing was entered.',
  })
  server!: OperatorDetailsType;
}

@InputType({
  description:
    'Everything that is said from now on, at most 500 characters each; for what is null or empty, the settings of the server hold.',
})
export class UpdateOperatorDetailsInput {
  @Field(() => String, { nullable: true, description: 'Name of the operator.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Postal address; its parts are divided by commas.',
  })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Who acts for the operator.' })
  representative?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Register and number, tax number and the like.',
  })
  register?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name or address of who looks after the protection of data.',
  })
  dataProtection?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the AI provider.' })
  aiName?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the AI provider processes data.' })
  aiRegion?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whether the AI provider trains with the data.',
  })
  aiTraining?: string | null;

  @Field(() => String, { nullable: true, description: 'How long the AI provider keeps data.' })
  aiRetention?: string | null;
}

@ObjectType({ description: 'What is said from now on.' })
export class UpdateOperatorDetailsPayload extends withMessage() {
  @Field(() => OperatorDetailsSettings, { description: 'How it is now.' })
  operatorDetails!: OperatorDetailsSettings;
}

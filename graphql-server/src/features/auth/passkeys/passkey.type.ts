import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Node, withMessage } from '../../../platform/graphql/index.js';

@ObjectType('Passkey', { description: 'One of your passkeys.', implements: Node })
export class PasskeyType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'What you call it.' })
  name!: string;

  @Field({ description: 'Whether a service copies it to your other devices.' })
  isBackedUp!: boolean;

  @Field({ description: 'When you added it.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used; null if never.' })
  lastUsedAt?: Date | null;
}

@InputType({ description: 'What a passkey answers.' })
export class PasskeyAnswerInput {
  @Field({ description: '`challenge` as it came with the question; good once, for ten minutes.' })
  challenge!: string;

  @Field(() => GraphQLJSON, {
    description: 'What the browser made of `options`, as `PublicKeyCredential.toJSON()` writes it.',
  })
  response!: object;
}

@InputType({ description: 'Proves that it is really you: one of these is enough.' })
export class IdentityProofInput {
  @Field(() => String, { nullable: true, description: 'Your password.' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of your authenticator app, or a recovery code.',
  })
  code?: string | null;

  @Field(() => PasskeyAnswerInput, {
    nullable: true,
    description: 'Answer of one of your passkeys to `beginPasskeyProof`.',
  })
  passkey?: PasskeyAnswerInput | null;
}

@InputType({ description: 'Proves that it is really you who adds a passkey.' })
export class BeginPasskeyInput {
  @Field(() => IdentityProofInput, {
    description:
      'Password, code or passkey. May be empty for people who have none of them and have signed in within ten minutes.',
  })
  proof!: IdentityProofInput;
}

@ObjectType({ description: 'A question that the browser puts to a passkey.' })
export class PasskeyQuestionPayload extends withMessage() {
  @Field({ description: 'Goes back with the answer; good once, for ten minutes.' })
  challenge!: string;

  @Field(() => GraphQLJSON, {
    description:
      'What the browser needs: options of WebAuthn, as `PublicKeyCredential.parse…OptionsFromJSON()` reads them.',
  })
  options!: object;
}

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput extends PasskeyAnswerInput {
  @Field({ description: 'What you call it, at most 60 characters.' })
  name!: string;
}

@ObjectType({ description: 'A passkey that was added.' })
export class AddPasskeyPayload extends withMessage() {
  @Field(() => PasskeyType, { description: 'The passkey.' })
  passkey!: PasskeyType;

  @Field(() => [String], {
    description:
      'Codes for the day your devices are lost, each good once. Shown once, with the first factor; empty afterwards.',
  })
  recoveryCodes!: string[];
}

@InputType({ description: 'Another name for a passkey.' })
export class RenamePasskeyInput {
  @Field(() => ID, { description: 'Id of one of your passkeys.' })
  id!: string;

  @Field({ description: 'What you call it, at most 60 characters.' })
  name!: string;
}

@InputType({ description: 'Which passkey goes, and proof that it is really you.' })
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'Id of one of your passkeys.' })
  id!: string;

  @Field(() => IdentityProofInput, { description: 'Password, code or passkey.' })
  proof!: IdentityProofInput;
}

import { Field, InputType } from 'type-graphql';
import { namedEnum } from '../../platform/graphql/index.js';
import { PasskeyAnswerInput } from './passkeys/passkey.type.js';

export const StaffAudience = namedEnum(
  'StaffAudience',
  'Whose account it is: one address may have one of each.',
  {
    ADMIN: 'An administrator of the platform.',
    COMPANY: 'A user of a property-management company.',
  },
);
export type StaffAudience = (typeof StaffAudience)[string];

@InputType({ description: 'What staff sign in with.' })
export class SignInInput {
  @Field(() => StaffAudience, { description: 'Where to sign in.' })
  audience!: StaffAudience;

  @Field({ description: 'E-mail address; case does not matter.' })
  email!: string;

  @Field({ description: 'Password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code; needed after an error TWO_FACTOR_REQUIRED.',
  })
  code?: string | null;

  @Field(() => PasskeyAnswerInput, {
    nullable: true,
    description:
      'Answer of a passkey to `beginPasskeySignIn` with `afterPassword`; instead of `code`.',
  })
  passkey?: PasskeyAnswerInput | null;
}

@InputType({ description: 'Asks for a mail with a link to a new password.' })
export class RequestPasswordResetInput {
  @Field(() => StaffAudience, { description: 'Whose password it is for.' })
  audience!: StaffAudience;

  @Field({ description: 'E-mail address of the account.' })
  email!: string;
}

@InputType({ description: 'Sets a new password with a mailed link.' })
export class ResetPasswordInput {
  @Field(() => StaffAudience, { description: 'Whose password it is for.' })
  audience!: StaffAudience;

  @Field({ description: 'Token of the link.' })
  token!: string;

  @Field({ description: 'The new password.' })
  password!: string;
}

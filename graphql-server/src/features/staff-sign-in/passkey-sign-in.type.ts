import { Field, InputType } from 'type-graphql';
import { PasskeyAnswerInput, StaffAudience } from '../auth/index.js';

@InputType({ description: 'What a passkey is asked for.' })
export class BeginPasskeySignInInput {
  @Field({
    defaultValue: false,
    description:
      'Whether it is asked for after the password, for `passkey` of `signIn`. Then authenticators without PIN or finger will do.',
  })
  afterPassword!: boolean;
}

@InputType({ description: 'Signs in with a passkey alone.' })
export class SignInWithPasskeyInput {
  @Field(() => StaffAudience, { description: 'Where to sign in.' })
  audience!: StaffAudience;

  @Field(() => PasskeyAnswerInput, { description: 'Answer to `beginPasskeySignIn`.' })
  passkey!: PasskeyAnswerInput;
}

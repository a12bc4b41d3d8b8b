import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Node, withMessage } from '../../../platform/graphql/index.js';
import { IdentityProofInput } from '../passkeys/passkey.type.js';

@InputType({ description: 'What staff change their own password with.' })
export class ChangePasswordInput {
  @Field({ description: 'The password that holds now.' })
  currentPassword!: string;

  @Field({ description: 'The new one; the rules are those of registration.' })
  newPassword!: string;
}

@InputType({ description: 'What staff are called from now on.' })
export class ChangeMyNameInput {
  @Field({ description: 'First name, at most 100 characters.' })
  firstName!: string;

  @Field({ description: 'Last name, at most 100 characters.' })
  lastName!: string;
}

@InputType({ description: 'Proves that it is really you who sets a second factor up.' })
export class BeginTwoFactorInput {
  @Field({ description: 'Your password.' })
  password!: string;
}

@InputType({ description: 'Proves that the authenticator app was set up.' })
export class ConfirmTwoFactorInput {
  @Field({ description: 'Six digits that the app shows now.' })
  code!: string;
}

@InputType({ description: 'Proves that it is really you who turns the second factor off.' })
export class DisableTwoFactorInput {
  @Field({ description: 'Your password.' })
  password!: string;
}

@ObjectType({ description: 'What an authenticator app needs; it counts once it is confirmed.' })
export class BeginTwoFactorPayload extends withMessage() {
  @Field({ description: 'The shared secret in Base32, to be typed where nothing can be scanned.' })
  secret!: string;

  @Field({ description: 'The `otpauth:` address that the QR code says.' })
  otpauthUrl!: string;

  @Field({ description: 'QR code to scan: a PNG as a `data:` URL.' })
  qrCode!: string;
}

@ObjectType({ description: 'Result of turning the second factor on.' })
export class ConfirmTwoFactorPayload extends withMessage() {
  @Field(() => [String], {
    description: 'Codes for the day the phone is lost, each good once. Shown once.',
  })
  recoveryCodes!: string[];
}

@InputType({ description: 'Proves that it is really you who wants new recovery codes.' })
export class RenewRecoveryCodesInput {
  @Field(() => IdentityProofInput, { description: 'Password, code or passkey.' })
  proof!: IdentityProofInput;
}

@ObjectType({ description: 'New recovery codes; the earlier ones are void.' })
export class RenewRecoveryCodesPayload extends withMessage() {
  @Field(() => [String], {
    description: 'Codes for the day your devices are lost, each good once. Shown once.',
  })
  recoveryCodes!: string[];
}

@ObjectType({ description: 'One sign-in of yours on one device.', implements: Node })
export class SignInSession {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Browser and system, as far as the browser tells.' })
  device!: string;

  @Field({ description: 'Network address it was last renewed from.' })
  address!: string;

  @Field({ description: 'When you signed in.' })
  createdAt!: Date;

  @Field({ description: 'When it was last renewed, which happens every 15 minutes of use.' })
  lastUsedAt!: Date;

  @Field({ description: 'Whether this request belongs to it.' })
  isCurrent!: boolean;
}

@InputType({ description: 'Names the session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'Id of one of your sessions.' })
  sessionId!: string;
}

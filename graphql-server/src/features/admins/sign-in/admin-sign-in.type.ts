import { Field, InputType, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';
import { AdminProfile } from '../admin-profile.type.js';

@InputType({ description: 'What a person registers with as an administrator.' })
export class RegisterAdminInput {
  @Field({ description: 'First and last name.' })
  name!: string;

  @Field({ description: 'E-mail address; a link to confirm it is mailed there.' })
  email!: string;

  @Field({ description: 'Password of 6 characters or more.' })
  password!: string;

  @Field({ description: 'The password again.' })
  confirmPassword!: string;
}

@InputType({ description: 'What an invited administrator registers with.' })
export class RegisterInvitedAdminInput extends RegisterAdminInput {
  @Field({ description: 'Token of the mailed link.' })
  token!: string;
}

@ObjectType({ description: 'Result of registering as an administrator.' })
export class RegisterAdminPayload extends withMessage('Says what happens next.') {
  @Field(() => String, {
    nullable: true,
    description: 'Access token; set for invited administrators, who are signed in at once.',
  })
  token?: string;

  @Field(() => Date, { nullable: true, description: 'When the access token must be renewed.' })
  expiresAt?: Date;

  @Field(() => AdminProfile, { nullable: true, description: 'The person who is now signed in.' })
  admin?: AdminProfile;
}

@ObjectType({ description: 'An invitation to become an administrator.' })
export class AdminInvitation {
  @Field({ description: 'E-mail address that was invited.' })
  email!: string;

  @Field({ description: 'Until when the invitation holds.' })
  expiresAt!: Date;
}

@InputType({ description: 'Confirms an e-mail address.' })
export class VerifyEmailInput {
  @Field({ description: 'Token of the mailed link.' })
  token!: string;
}

import { Field, InputType, ObjectType } from 'type-graphql';
import { EndUserProfile } from '../end-user-profile.type.js';

@InputType({ description: 'What a tenant or owner proves their identity with.' })
export class AuthenticateEndUserInput {
  @Field({ description: 'E-mail address; case does not matter.' })
  email!: string;

  @Field({ description: 'The authentication number, usually of six digits.' })
  authNumber!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The `slug` of the company on whose page this is asked: people of others are answered as unknown ones are. It lets no one in.',
  })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The code that was mailed, where SIGN_IN_CODE_REQUIRED asked for it: six digits, good for ten minutes.',
  })
  code?: string | null;
}

@InputType({ description: 'The link of a mail that leads into the chat.' })
export class SignInEndUserByLinkInput {
  @Field({ description: 'The code of the link; good once, for some days.' })
  token!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The `slug` of the company on whose page the link was opened.',
  })
  company?: string | null;
}

@InputType({ description: 'The link of a mail that is used up.' })
export class RequestSignInLinkInput {
  @Field({ description: 'The code of the link.' })
  token!: string;
}

@ObjectType({
  description: 'A signed-in end user. Browsers get the token as an httpOnly cookie too.',
})
export class AuthenticateEndUserPayload {
  @Field({ description: 'Opaque session token for `Authorization: Bearer`.' })
  token!: string;

  @Field({ description: 'When the session ends by itself.' })
  expiresAt!: Date;

  @Field(() => EndUserProfile, { description: 'The person who is now signed in.' })
  endUser!: EndUserProfile;
}

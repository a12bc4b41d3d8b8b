import { Field, InputType, ObjectType } from 'type-graphql';
import { EndUserProfile } from '../end-user-profile.type.js';

@InputType({ description: 'What a tenant or owner proves their identity with.' })
export class AuthenticateEndUserInput {
  @Field({ description: 'E-mail address; case does not matter.' })
  email!: string;

  @Field({ description: 'The six-digit authentication number.' })
  authNumber!: string;
}

@InputType({ description: 'The link of a mail that leads into the chat.' })
export class SignInEndUserByLinkInput {
  @Field({ description: 'The code of the link; good once, for a day.' })
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

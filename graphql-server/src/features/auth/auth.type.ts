import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { EndUserProfile } from '../end-users/index.js';

/** Kinds of actors, as clients see them. */
export enum ViewerKind {
  ANONYMOUS = 'ANONYMOUS',
  END_USER = 'END_USER',
}

registerEnumType(ViewerKind, {
  name: 'ViewerKind',
  description: 'What kind of actor makes the request.',
  valuesConfig: {
    ANONYMOUS: { description: 'Nobody is signed in.' },
    END_USER: { description: 'A tenant or owner.' },
  },
});

@ObjectType({ description: 'Who makes the request, and what they may do.' })
export class Viewer {
  @Field(() => ViewerKind, { description: 'Kind of actor.' })
  kind!: ViewerKind;

  @Field(() => [String], {
    description: 'Permission keys (`group.key`) in force now; empty for end users.',
  })
  permissions!: string[];

  @Field(() => EndUserProfile, {
    nullable: true,
    description: 'Set when an end user is signed in.',
  })
  endUser?: EndUserProfile;
}

@InputType({ description: 'What a tenant or owner proves their identity with.' })
export class AuthenticateEndUserInput {
  @Field({ description: 'E-mail address; case does not matter.' })
  email!: string;

  @Field({ description: 'The six-digit authentication number.' })
  authNumber!: string;
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

@ObjectType({ description: 'Result of signing out.' })
export class SignOutPayload {
  @Field({ description: 'False when nobody was signed in.' })
  signedOut!: boolean;
}

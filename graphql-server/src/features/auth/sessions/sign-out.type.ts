import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of signing out.' })
export class SignOutPayload {
  @Field({ description: 'What was done, in English.' })
  message!: string;

  @Field({ description: 'False when the caller was not signed in.' })
  signedOut!: boolean;
}

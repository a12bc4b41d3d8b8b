import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of signing out.' })
export class SignOutPayload {
  @Field({ description: 'False when nobody was signed in.' })
  signedOut!: boolean;
}

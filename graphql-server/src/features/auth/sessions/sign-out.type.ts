import { Field, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';

@ObjectType({ description: 'Result of signing out.' })
export class SignOutPayload extends withMessage() {
  @Field({ description: 'False when the caller was not signed in.' })
  signedOut!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the browser is to go so that the person is signed out at their organisation, too; null where nothing is to be done there.',
  })
  organisationUrl!: string | null;
}

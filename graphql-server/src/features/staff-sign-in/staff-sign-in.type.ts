import { Field, ObjectType } from 'type-graphql';
import { withMessage } from '../../platform/graphql/index.js';
import { Viewer } from '../viewer/index.js';

@ObjectType({
  description: 'A person who has signed in. A refresh token comes beside it as an httpOnly cookie.',
})
export class SignInPayload extends withMessage() {
  @Field({ description: 'Access token for `Authorization: Bearer`, good for 15 minutes.' })
  token!: string;

  @Field(() => Date, { description: 'When the access token must be renewed.' })
  expiresAt!: Date;

  @Field(() => Viewer, { description: 'Who is signed in now, and what they may do.' })
  viewer!: Viewer;
}

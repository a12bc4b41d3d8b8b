import { Field, ObjectType, registerEnumType } from 'type-graphql';
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

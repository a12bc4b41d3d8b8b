import { Field, InputType, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';
import { StaffAudience } from '../../auth/index.js';
import { SignInPayload } from '../../staff-sign-in/index.js';

@InputType({ description: 'Begins a sign-in with an organisation.' })
export class BeginOrganisationSignInInput {
  @Field(() => StaffAudience, { description: 'Where to sign in.' })
  audience!: StaffAudience;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address, whose domain tells the organisation, or the domain alone. Administrators of the platform need none.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page that is wanted, as a path of the console; others are left out.',
  })
  from?: string | null;
}

@ObjectType({ description: 'Where the organisation asks who it is.' })
export class BeginOrganisationSignInPayload extends withMessage('What to do, in English.') {
  @Field({
    description:
      'Address of the OpenID provider for the browser, which comes back within ten minutes. A cookie binds it to this browser.',
  })
  url!: string;
}

@ObjectType({ description: 'A person who has signed in with their organisation.' })
export class OrganisationSignInPayload extends SignInPayload {
  @Field(() => String, {
    nullable: true,
    description: 'The page that was wanted; null for where the console begins.',
  })
  from!: string | null;
}

import type { ApiKeyScope } from '@hausgeist/schema';
import { Field, ID, InterfaceType, ObjectType } from 'type-graphql';
import { namedEnum } from '../../platform/graphql/index.js';
import { AdminProfile } from '../admins/index.js';
import { ApiKeyScopeEnum } from '../api-keys/index.js';
import { CompanyReference } from '../companies/index.js';
import { CompanyUserProfile } from '../company-users/index.js';
import { EndUserProfile } from '../end-users/index.js';

/** Kinds of actors, as clients see them. */
export const ViewerKind = namedEnum('ViewerKind', 'What kind of actor makes the request.', {
  ANONYMOUS: 'The caller is not signed in.',
  END_USER: 'A tenant or owner.',
  ADMIN: 'An administrator of the platform.',
  COMPANY_USER: 'A person who works at a property-management company.',
  API_KEY: 'A program with an API key.',
});
export type ViewerKind = (typeof ViewerKind)[string];

@ObjectType({ description: 'An API key as the program that brings it sees it.' })
export class ApiKeyProfile {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'What people call it.' })
  name!: string;

  @Field(() => CompanyReference, {
    nullable: true,
    description: 'The company that it is confined to; null for a key of the platform.',
  })
  managingCompany?: CompanyReference | null;

  @Field(() => Date, { description: 'When it ends.' })
  expiresAt!: Date;
}

/** Names of the types that implement {@link Viewer}. */
const TYPES: Readonly<Record<ViewerKind, string>> = {
  ANONYMOUS: 'AnonymousViewer',
  END_USER: 'EndUserViewer',
  ADMIN: 'AdminViewer',
  COMPANY_USER: 'CompanyUserViewer',
  API_KEY: 'ApiKeyViewer',
};

@InterfaceType({
  description: 'Who makes the request, and what they may do.',
  resolveType: ({ kind }: Viewer) => TYPES[kind],
})
export abstract class Viewer {
  @Field(() => ViewerKind, { description: 'Kind of actor.' })
  kind!: ViewerKind;

  @Field(() => [ApiKeyScopeEnum], {
    description:
      'What they may do now: all permissions for administrators, none for end users, its scopes for an API key.',
  })
  permissions!: ApiKeyScope[];
}

@ObjectType({ description: 'A caller who is not signed in.', implements: Viewer })
export class AnonymousViewer extends Viewer {}

@ObjectType({ description: 'A tenant or owner who is signed in.', implements: Viewer })
export class EndUserViewer extends Viewer {
  @Field(() => EndUserProfile, { description: 'The person.' })
  endUser!: EndUserProfile;
}

@ObjectType({ description: 'An administrator who is signed in.', implements: Viewer })
export class AdminViewer extends Viewer {
  @Field(() => AdminProfile, { description: 'The person.' })
  admin!: AdminProfile;

  @Field({ description: 'Whether a second factor is set up.' })
  twoFactorEnabled!: boolean;
}

@ObjectType({ description: 'A company user who is signed in.', implements: Viewer })
export class CompanyUserViewer extends Viewer {
  @Field(() => CompanyUserProfile, { description: 'The person.' })
  companyUser!: CompanyUserProfile;

  @Field({ description: 'Whether a second factor is set up.' })
  twoFactorEnabled!: boolean;
}

@ObjectType({ description: 'A program that acts with an API key.', implements: Viewer })
export class ApiKeyViewer extends Viewer {
  @Field(() => ApiKeyProfile, { description: 'The key.' })
  apiKey!: ApiKeyProfile;
}

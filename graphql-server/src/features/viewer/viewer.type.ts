import type { ApiKeyScope } from '@hausgeist/schema';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { AdminProfile } from '../admins/index.js';
import { ApiKeyScopeEnum } from '../api-keys/index.js';
import { CompanyReference } from '../companies/index.js';
import { CompanyUserProfile } from '../company-users/index.js';
import { EndUserProfile } from '../end-users/index.js';

/** Kinds of actors, as clients see them. */
export enum ViewerKind {
  ANONYMOUS = 'ANONYMOUS',
  END_USER = 'END_USER',
  ADMIN = 'ADMIN',
  COMPANY_USER = 'COMPANY_USER',
  API_KEY = 'API_KEY',
}

registerEnumType(ViewerKind, {
  name: 'ViewerKind',
  description: 'What kind of actor makes the request.',
  valuesConfig: {
    ANONYMOUS: { description: 'The caller is not signed in.' },
    END_USER: { description: 'A tenant or owner.' },
    ADMIN: { description: 'An administrator of the platform.' },
    COMPANY_USER: { description: 'A person who works at a property-management company.' },
    API_KEY: { description: 'A program with an API key.' },
  },
});

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

@ObjectType({ description: 'Who makes the request, and what they may do.' })
export class Viewer {
  @Field(() => ViewerKind, { description: 'Kind of actor.' })
  kind!: ViewerKind;

  @Field(() => [ApiKeyScopeEnum], {
    description:
      'What they may do now: all permissions for administrators, none for end users, its scopes for an API key.',
  })
  permissions!: ApiKeyScope[];

  @Field(() => EndUserProfile, {
    nullable: true,
    description: 'Set when an end user is signed in.',
  })
  endUser?: EndUserProfile;

  @Field(() => AdminProfile, {
    nullable: true,
    description: 'Set when an administrator is signed in.',
  })
  admin?: AdminProfile;

  @Field(() => CompanyUserProfile, {
    nullable: true,
    description: 'Set when a company user is signed in.',
  })
  companyUser?: CompanyUserProfile;

  @Field(() => ApiKeyProfile, {
    nullable: true,
    description: 'Set when a program acts with an API key.',
  })
  apiKey?: ApiKeyProfile;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a second factor is set up; null for end users, API keys and anonymous visitors.',
  })
  twoFactorEnabled?: boolean;
}

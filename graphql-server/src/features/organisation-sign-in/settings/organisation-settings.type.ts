import type { CompanyRole } from '@hausgeist/schema';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';
import { IdentityProofInput } from '../../auth/index.js';
import { CompanyRoleEnum } from '../../permissions/index.js';

@ObjectType({ description: 'A value of a claim, and the role that it gives.' })
export class OrganisationRole {
  @Field({ description: 'What the provider says, such as the name of a group.' })
  value!: string;

  @Field(() => CompanyRoleEnum, { description: 'What it makes a person.' })
  role!: CompanyRole;
}

@ObjectType('OrganisationProvider', {
  description: 'The OpenID provider of a company. Its client secret is never told.',
})
export class OrganisationProviderType {
  @Field({ description: 'The provider, as it calls itself.' })
  issuer!: string;

  @Field({ description: 'What this server is called there.' })
  clientId!: string;

  @Field({
    description: 'What is asked for besides `openid email profile`, with spaces in between.',
  })
  scopes!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What of a person's claims gives their role, such as `groups` or `realm_access.roles`; null where roles are given in the portal.",
  })
  roleClaim!: string | null;

  @Field(() => [OrganisationRole], { description: 'Values and their roles; the highest counts.' })
  roleValues!: OrganisationRole[];

  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: 'Role of people with none of the values; null where they are not let in.',
  })
  defaultRole!: CompanyRole | null;

  @Field({ description: 'Whether people can sign in with it.' })
  isEnabled!: boolean;

  @Field({
    description: 'Whether who signs out here is led to the provider to sign out there, too.',
  })
  signsOut!: boolean;
}

@ObjectType('OrganisationDomain', { description: 'A domain of e-mail addresses.' })
export class OrganisationDomainType {
  @Field({ description: 'The domain.' })
  domain!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when it is proved; null while it counts for nothing.',
  })
  provedAt!: Date | null;

  @Field({
    description: 'Whether people with such an address sign in with the organisation alone.',
  })
  isForced!: boolean;

  @Field({ description: 'Name of the TXT record that proves it.' })
  recordName!: string;

  @Field({ description: 'Text of the TXT record that proves it.' })
  recordValue!: string;
}

@ObjectType('BreakGlassCandidate', { description: 'An active administrator of the company.' })
export class BreakGlassCandidateType {
  @Field(() => ID, { description: 'Id of the user.' })
  userId!: string;

  @Field({ description: 'First and last name.' })
  name!: string;

  @Field({ description: 'E-mail address.' })
  email!: string;

  @Field({ description: 'Whether they have an authenticator app or a passkey.' })
  hasSecondFactor!: boolean;

  @Field({ description: 'Whether they may still sign in without the organisation.' })
  isBreakGlass!: boolean;
}

@ObjectType({ description: 'How people of a company sign in with their organisation.' })
export class OrganisationSignInSettings {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: string;

  @Field({ description: 'Where the provider has to send browsers back to (redirect URI).' })
  callbackUrl!: string;

  @Field({
    description:
      'Where the provider may send browsers back to after a sign-out (post-logout redirect URI).',
  })
  signOutUrl!: string;

  @Field(() => OrganisationProviderType, {
    nullable: true,
    description: 'Null until it is set up.',
  })
  provider!: OrganisationProviderType | null;

  @Field(() => [OrganisationDomainType], { description: 'In the order of the alphabet.' })
  domains!: OrganisationDomainType[];

  @Field(() => [BreakGlassCandidateType], {
    description: 'Those of whom some may still sign in without the organisation.',
  })
  administrators!: BreakGlassCandidateType[];
}

@ObjectType({ description: 'What was changed of the sign-in with the organisation.' })
export class OrganisationSignInSettingsPayload extends withMessage() {
  @Field(() => OrganisationSignInSettings, { description: 'How it is now.' })
  settings!: OrganisationSignInSettings;
}

@ObjectType({ description: 'What became of a domain that was forced or is free again.' })
export class ForceEmailDomainPayload extends OrganisationSignInSettingsPayload {
  @Field(() => Int, {
    description:
      'How many sessions ended because they were opened with a password or passkey; 0 when a domain is free again.',
  })
  endedSessions!: number;
}

@InputType({ description: 'A value of a claim, and the role that it gives.' })
export class OrganisationRoleInput {
  @Field({ description: 'What the provider says.' })
  value!: string;

  @Field(() => CompanyRoleEnum, { description: 'What it makes a person.' })
  role!: CompanyRole;
}

/** Fields of all inputs that are about one company. */
@InputType()
abstract class OfCompany {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; needed by administrators of the platform.',
  })
  companyId?: string | null;
}

/** Fields of inputs that take proof of who asks. */
@InputType()
abstract class Proved extends OfCompany {
  @Field(() => IdentityProofInput, { description: 'Proof that it is really you.' })
  proof!: IdentityProofInput;
}

@InputType({ description: 'How people of a company sign in with their organisation.' })
export class UpdateOrganisationSignInInput extends Proved {
  @Field({
    description: 'The provider, as it calls itself; it is asked before anything is stored.',
  })
  issuer!: string;

  @Field({ description: 'What this server is called there.' })
  clientId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What this server proves itself with; null or empty to keep it, while issuer and client ID stay.',
  })
  clientSecret?: string | null;

  @Field({
    description: 'What is asked for besides `openid email profile`, with spaces in between.',
  })
  scopes!: string;

  @Field(() => String, { nullable: true, description: 'See `roleClaim` of the provider.' })
  roleClaim?: string | null;

  @Field(() => [OrganisationRoleInput], { description: 'At most 50 values and their roles.' })
  roleValues!: OrganisationRoleInput[];

  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description:
      'Role of people with none of the values, but not COMPANY_ADMIN; null to refuse them.',
  })
  defaultRole?: CompanyRole | null;

  @Field({ description: 'Whether people can sign in with it.' })
  isEnabled!: boolean;

  @Field({
    defaultValue: false,
    description:
      'Whether who signs out here is led to the provider to sign out there, too; it needs an `end_session_endpoint`.',
  })
  signsOut!: boolean;

  @Field(() => [ID], {
    description: 'Administrators who may still sign in with password and second factor.',
  })
  breakGlassIds!: string[];
}

@InputType({ description: 'Ends the sign-in with an organisation.' })
export class RemoveOrganisationSignInInput extends Proved {}

@InputType({ description: 'Names a domain of e-mail addresses.' })
export class EmailDomainInput extends OfCompany {
  @Field({ description: 'The domain, such as `company.example`.' })
  domain!: string;
}

@InputType({ description: 'Says whether the organisation is the only door for a domain.' })
export class ForceEmailDomainInput extends Proved {
  @Field({ description: 'The domain.' })
  domain!: string;

  @Field({
    description: 'Whether people with such an address sign in with the organisation alone.',
  })
  isForced!: boolean;
}

@InputType({ description: 'Takes a domain off the list.' })
export class RemoveEmailDomainInput extends Proved {
  @Field({ description: 'The domain.' })
  domain!: string;
}

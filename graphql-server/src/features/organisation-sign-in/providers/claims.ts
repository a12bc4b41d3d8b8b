import type { CompanyRole } from '@hausgeist/schema';
import { z } from 'zod';
import { unauthenticated } from '../../../platform/errors/index.js';
import { organisationReasons } from '../../auth/index.js';
import type { CompanyProvider, PlatformProvider } from './provider.js';
import { domainOf } from './provider.js';

/** What a provider says of a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** A person as their provider describes them. */
export interface ProvedPerson {
  sub: string;
  /** Lower case; undefined unless the provider vouches for it and its domain is the organisation's. */
  email: string | undefined;
  firstName: string;
  lastName: string;
}

const MOST_NAME = 100;

const line = z
  .string()
  .transform((text) =>
    text
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MOST_NAME),
  )
  .catch('');

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  /** Says the same at Microsoft, which knows no `email_verified`. */
  xms_edov: z.unknown().optional(),
  given_name: line,
  family_name: line,
  name: line,
});

/** Reads the claims that have been checked; an address counts only where the organisation vouches for it. */
export function readPerson(claims: Claims, emailDomains: readonly string[]): ProvedPerson {
  const { data } = claimsSchema.safeParse(claims);
  if (!data) throw unauthenticated(organisationReasons.ORGANISATION_ANSWER_REFUSED);
  const { sub, email: given, ...rest } = data;
  const email = given?.toLowerCase();
  const isVerified = isYes(rest.email_verified) || isYes(rest.xms_edov);
  const isOwn = email !== undefined && isVerified && emailDomains.includes(domainOf(email));
  const [before = '', ...after] = rest.name.split(' ');
  const fallback = email?.split('@')[0] ?? 'Person';
  return {
    sub,
    email: isOwn ? email : undefined,
    firstName: rest.given_name || before || fallback,
    lastName: rest.family_name || after.join(' ') || '–',
  };
}

const isYes = (value: unknown) =>
  value === true || value === 1 || value === 'true' || value === '1';

/** The values of a claim; `realm_access.roles` names one inside another, as Keycloak writes them. */
export function valuesOf(claims: Claims, name: string): string[] {
  const nested = name
    .split('.')
    .reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), claims);
  const found = Object.hasOwn(claims, name) ? claims[name] : nested;
  return (Array.isArray(found) ? found : [found]).filter((value) => typeof value === 'string');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ROLES_FROM_THE_TOP: readonly CompanyRole[] = [
  'COMPANY_ADMIN',
  'COMPANY_MANAGER',
  'COMPANY_STAFF',
];

/** The highest role that a person's claims give them; undefined for one who is not to be let in. */
export function roleOf(
  { roleClaim, roleValues, defaultRole }: CompanyProvider,
  claims: Claims,
): CompanyRole | undefined {
  const values = new Set(roleClaim ? valuesOf(claims, roleClaim) : []);
  const given = new Set(
    roleValues.filter(({ value }) => values.has(value)).map(({ role }) => role),
  );
  return ROLES_FROM_THE_TOP.find((role) => given.has(role)) ?? defaultRole;
}

/** Whether a person's claims make them an administrator of the platform. */
export const isMadeAdmin = (
  { roleClaim, adminValues }: PlatformProvider,
  claims: Claims,
): boolean =>
  roleClaim !== undefined &&
  valuesOf(claims, roleClaim).some((value) => adminValues.includes(value));

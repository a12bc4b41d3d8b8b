import { z } from 'zod';
import { domains, nameServers, parseList } from './setting-lists.js';
import { flag, optional, url } from './setting-values.js';

/** Variables that say with which organisation administrators of the platform sign in. */
export const organisationVariables = {
  OIDC_ISSUER: optional(url('http', 'https')),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_SCOPES: optional(z.string()),
  OIDC_EMAIL_DOMAINS: optional(domains),
  OIDC_ROLE_CLAIM: optional(z.string()),
  OIDC_ADMIN_VALUES: optional(z.string()),
  OIDC_FORCED: optional(flag),
  OIDC_BREAK_GLASS: optional(z.string()),
  OIDC_SIGN_OUT: optional(flag),
  DNS_SERVERS: optional(nameServers),
};

/** The organisation of the platform's administrators. */
export interface OrganisationSettings {
  issuer: string;
  clientId: string;
  /** Never logged. */
  clientSecret: string;
  /** What is asked for besides `openid email profile`. */
  scopes: string[];
  /** Domains whose addresses the organisation vouches for, lower case. */
  emailDomains: string[];
  /** What the provider says of a person, and with which values they are administrators. */
  roleClaim: string | undefined;
  adminValues: string[];
  /** Whether people of the domains sign in this way alone. */
  isForced: boolean;
  /** Addresses, lower case, that may still sign in with password and second factor. */
  breakGlass: string[];
  /** Whether who signs out here is led to the provider to sign out there, too. */
  signsOut: boolean;
}

type Variables = z.output<z.ZodObject<typeof organisationVariables>>;

const NAMES = Object.keys(organisationVariables) as (keyof Variables)[];

/** What settings of the organisation lack beside each other; `isSet` says which are there, right or wrong. */
export function organisationProblems(
  env: Partial<Variables>,
  isSet: (name: keyof Variables) => boolean,
): string[] {
  const problems: string[] = [];
  const needed = [
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_EMAIL_DOMAINS',
  ] as const;
  const isWanted = NAMES.some((name) => name.startsWith('OIDC_') && isSet(name));
  if (isWanted && !(needed.every(isSet) && env.OIDC_EMAIL_DOMAINS?.length !== 0)) {
    problems.push(
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_EMAIL_DOMAINS must be set together.',
    );
  }
  if (isSet('OIDC_ROLE_CLAIM') !== parseList(env.OIDC_ADMIN_VALUES).length > 0) {
    problems.push('OIDC_ROLE_CLAIM and OIDC_ADMIN_VALUES must be set together.');
  }
  if (env.OIDC_FORCED && parseList(env.OIDC_BREAK_GLASS).length === 0) {
    problems.push(
      'OIDC_BREAK_GLASS must name an administrator when OIDC_FORCED is set: without one, the server has no door while the provider is away.',
    );
  }
  return problems;
}

/** The organisation of settings without {@link organisationProblems}; none if no issuer is named. */
export function readOrganisationSettings(env: Variables): OrganisationSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return {
    ...{ issuer, clientId, clientSecret, emailDomains: env.OIDC_EMAIL_DOMAINS ?? [] },
    isForced: env.OIDC_FORCED ?? false,
    adminValues: parseList(env.OIDC_ADMIN_VALUES),
    breakGlass: parseList(env.OIDC_BREAK_GLASS).map((address) => address.toLowerCase()),
    scopes: (env.OIDC_SCOPES ?? '').split(/[\s,]+/).filter(Boolean),
    roleClaim: env.OIDC_ROLE_CLAIM,
    signsOut: env.OIDC_SIGN_OUT ?? false,
  };
}

import { isIP } from 'node:net';
import { z } from 'zod';
import {
  ConfigurationError,
  flag,
  optional,
  parseList,
  requireDomain,
  url,
} from './setting-values.js';

/** Variables that say with which organisation administrators of the platform sign in. */
export const organisationVariables = {
  OIDC_ISSUER: optional(url('http', 'https')),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_SCOPES: optional(z.string()),
  OIDC_EMAIL_DOMAINS: optional(z.string()),
  OIDC_ROLE_CLAIM: optional(z.string()),
  OIDC_ADMIN_VALUES: optional(z.string()),
  OIDC_FORCED: optional(flag),
  OIDC_BREAK_GLASS: optional(z.string()),
  OIDC_SIGN_OUT: optional(flag),
  DNS_SERVERS: optional(z.string()),
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

/** The organisation of the settings; none if no issuer is named. */
export function readOrganisationSettings(env: Variables): OrganisationSettings | undefined {
  const names = Object.keys(organisationVariables) as (keyof Variables)[];
  if (!names.some((name) => name.startsWith('OIDC_') && env[name] !== undefined)) return undefined;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const emailDomains = parseList(env.OIDC_EMAIL_DOMAINS).map(requireDomain('OIDC_EMAIL_DOMAINS'));
  if (!issuer || !clientId || !clientSecret || emailDomains.length === 0) {
    throw new ConfigurationError(
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_EMAIL_DOMAINS must be set together.',
    );
  }
  const adminValues = parseList(env.OIDC_ADMIN_VALUES);
  if ((env.OIDC_ROLE_CLAIM === undefined) !== (adminValues.length === 0)) {
    throw new ConfigurationError('OIDC_ROLE_CLAIM and OIDC_ADMIN_VALUES must be set together.');
  }
  const breakGlass = parseList(env.OIDC_BREAK_GLASS).map((address) => address.toLowerCase());
  const isForced = env.OIDC_FORCED ?? false;
  if (isForced && breakGlass.length === 0) {
    throw new ConfigurationError(
      'OIDC_BREAK_GLASS must name an administrator when OIDC_FORCED is set: without one, the server has no door while the provider is away.',
    );
  }
  return {
    ...{ issuer, clientId, clientSecret, emailDomains, adminValues, isForced, breakGlass },
    scopes: (env.OIDC_SCOPES ?? '').split(/[\s,]+/).filter(Boolean),
    roleClaim: env.OIDC_ROLE_CLAIM,
    signsOut: env.OIDC_SIGN_OUT ?? false,
  };
}

/** Name servers, `1.1.1.1` or `1.1.1.1:53` each, that records of domains are asked from. */
export const readDnsServers = (text: string | undefined): string[] =>
  parseList(text).map((server) => {
    const host = server.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
    if (isIP(host) === 0) {
      throw new ConfigurationError(`DNS_SERVERS must list addresses, not "${server}".`);
    }
    return server;
  });

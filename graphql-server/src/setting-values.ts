import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readClamdAddress } from './clamd-address.js';
import { readReleaseKey } from './release-keys.js';
import { readMailboxAddress } from './mailbox-address.js';
import { readValkeyAddress } from './valkey-address.js';
import { isQuotaName, type QuotaSettings } from './quota-limits.js';

/** A setting that cannot be used; its message names the variable and is fit for the terminal. */
export class ConfigurationError extends Error {}

const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);

/** A setting that may be missing; an empty one counts as missing. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyAsUnset, schema.optional());

/** One of these words. */
export const oneOf = <const T extends [string, ...string[]]>(...values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** A switch. */
export const flag = oneOf('true', 'false', '1', '0').transform((v) => v === 'true' || v === '1');

/** A number without fractions. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .transform((text) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN))
    .refine(
      (value) => value >= least && value <= most,
      `must be a whole number from ${least} to ${most}`,
    );

/** A part of a whole. */
export const share = z
  .string()
  .transform((text) => (/^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN))
  .refine((value) => value >= 0 && value <= 1, 'must be a number from 0 to 1');

/** An address of one of these kinds. */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) && protocols.includes(new URL(value).protocol.replace(/:$/, '')),
      `must be a URL that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`,
    );

/** An address of PostgreSQL, with the name of the database. */
export const databaseUrl = url('postgres', 'postgresql').refine(
  (value) => !URL.canParse(value) || new URL(value).pathname.length > 1,
  'must name the database, as in postgres://host/hausgeist',
);

/** An address of Valkey, of its sentinels, or of a cluster. */
export const valkeyUrl = z
  .string()
  .refine(
    (value) => readValkeyAddress(value) !== undefined,
    'must be redis://host, rediss://host, redis+sentinel://host,host/service or redis+cluster://host,host',
  );

/** A mailbox to read mails from. */
export const mailboxUrl = z
  .string()
  .refine(
    (value) => readMailboxAddress(value) !== undefined,
    'must be imaps://user:password@host/MAILBOX, or imap:// for STARTTLS',
  );

/** A scanner for malware. */
export const clamdUrl = z
  .string()
  .refine(
    (value) => readClamdAddress(value) !== undefined,
    'must be tcp://host:3310 or unix:///path/of/the/socket',
  );

/** The parts of a list with commas. */
export const parseList = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((s) => s.trim())
    .filter(Boolean);

/** Values with commas in between, each checked like one. */
export const listOf = (value: z.ZodType<string, string>) =>
  z.string().transform((text, context) =>
    parseList(text).map((part) => {
      const parsed = value.safeParse(part);
      for (const { message } of parsed.error?.issues ?? []) {
        context.addIssue({ code: 'custom', message });
      }
      return part;
    }),
  );

/** Public keys of releases, `mf-chat=<Base64>` or `*=<Base64>` each. */
export const releaseKeys = listOf(
  z
    .string()
    .refine(
      (value) => readReleaseKey(value) !== undefined,
      'must list keys such as mf-chat=<32 bytes in Base64>, as npm run release -- --new-key prints them',
    ),
);

/** Reads a domain of e-mail addresses, in lower case, from the list of a variable. */
export const requireDomain =
  (variable: string) =>
  (value: string): string => {
    const domain = value.replace(/^@/, '').toLowerCase();
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) {
      throw new ConfigurationError(
        `${variable} must list domains such as company.example, not "${value}".`,
      );
    }
    return domain;
  };

/** A host name under which the server is reached, lower case. */
export function requireHost(value: string): string {
  const host = value.toLowerCase().replace(/\.$/, '');
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host)) {
    throw new ConfigurationError(
      `OWN_HOSTS must list host names such as www.company.example, not "${value}".`,
    );
  }
  return host;
}

/** An origin of pages, without a slash at its end. */
export function requireOrigin(value: string): string {
  const origin = URL.canParse(value) ? new URL(value).origin : 'null';
  if (origin === 'null' || origin !== value.replace(/\/$/, '')) {
    throw new ConfigurationError(
      `CORS_ORIGINS must list origins such as https://www.example, not "${value}".`,
    );
  }
  return origin;
}

/** Points by the kind of caller, as `endUser=100000,…`; or `off`. */
export function parseBudgets(value: string | undefined): 'off' | Record<string, number> {
  if (value === 'off') return 'off';
  return Object.fromEntries(
    parseList(value).map((pair) => {
      const [, kind, points] = /^([a-zA-Z]+)=(\d{1,12})$/.exec(pair) ?? [];
      if (!kind || !points) {
        throw new ConfigurationError(
          `GRAPHQL_BUDGETS must be off or list points a minute such as endUser=100000, not "${pair}".`,
        );
      }
      return [kind, Number(points)];
    }),
  );
}

/** Quotas of a day by kind and scope, as `messages.person=300,…`; or `off`. */
export function parseQuotas(value: string | undefined): QuotaSettings {
  if (value === 'off') return 'off';
  return Object.fromEntries(
    parseList(value).map((pair) => {
      const [, name = '', limit] = /^([a-zA-Z]+\.[a-z]+)=(\d{1,15})$/.exec(pair) ?? [];
      if (!limit || !isQuotaName(name)) {
        throw new ConfigurationError(
          `QUOTAS must be off or list quotas a day such as messages.person=500, not "${pair}".`,
        );
      }
      return [name, Number(limit)];
    }),
  );
}

/** Addresses by name, as `mf-chat=http://localhost:4101,…`. */
export function parseDevRemotes(value: string | undefined): Record<string, string> {
  return Object.fromEntries(
    parseList(value).map((pair) => {
      const [name, address] = pair.split(/=(.*)/s);
      if (!name || !address || !URL.canParse(address)) {
        throw new ConfigurationError(`DEV_REMOTES must read name=http://address, not "${pair}".`);
      }
      return [name, address.replace(/\/+$/, '')];
    }),
  );
}

/** Ranges that may be named by a word instead. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, a range, or one of the words for ranges. */
export function requireProxy(value: string): string {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const family = isIP(address);
  const isRange = family > 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128);
  if (!isRange && !NAMED_RANGES.has(value)) {
    throw new ConfigurationError(
      `TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.5 or 10.0.0.0/8, not "${value}".`,
    );
  }
  return value;
}

/** Names and addresses that mean the machine itself. */
const LOCAL =
  /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|(?:::ffff:)127(?:\.\d{1,3}){3})$/i;

/** Whether a host name or address, without a port, means the machine itself. */
export const isLocalHost = (host: string): boolean => LOCAL.test(host);

/**
 * Throws where a server looks like one for others than developers, but does not say so: it would let
 * anyone register, show all mails, and make demo accounts with known passwords.
 */
export function requireNamedEnvironment(variables: NodeJS.ProcessEnv): void {
  if (variables['NODE_ENV']) return;
  const { HOST, PUBLIC_URL, DATABASE_URL } = variables;
  const page = PUBLIC_URL ? new URL(PUBLIC_URL) : undefined;
  const isPublicUrl = page && (page.protocol === 'https:' || !isLocalHost(page.hostname));
  const sign =
    (HOST && !isLocalHost(HOST) && 'HOST') ||
    (isPublicUrl && 'PUBLIC_URL') ||
    (DATABASE_URL && 'DATABASE_URL');
  if (!sign) return;
  throw new ConfigurationError(
    `NODE_ENV must be set to production or development when ${sign} reaches beyond this machine.`,
  );
}

/** The private half of a key of P-256, base64url, as programs for Web Push make it. */
export const vapidKey = z
  .string()
  .regex(/^[\w-]{43}=?$/, 'must be a private key of 32 bytes in base64url')
  .refine(isPrivateKey, 'must be a private key of P-256');

function isPrivateKey(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Where push services reach the operator. */
export const vapidSubject = z
  .string()
  .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://');

/** Push services take no address without TLS; where the server has none, they get one of ours. */
export const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:noreply@hausgeist.example';

/** The version of the product, as the package at the root of the checkout has it. */
export function packageVersion(repositoryRoot: string): string {
  const file = readFileSync(resolve(repositoryRoot, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(file)).version;
}

/** What this process does, and how much of it at once. */
export function readRole(env: {
  ROLE?: 'both' | 'web' | 'worker' | undefined;
  WORKER_CONCURRENCY?: number | undefined;
}) {
  const role = env.ROLE ?? 'both';
  if (role === 'worker' && env.WORKER_CONCURRENCY === 0) {
    throw new ConfigurationError('WORKER_CONCURRENCY must be above 0 when ROLE is worker.');
  }
  return { role, workerConcurrency: role === 'web' ? 0 : (env.WORKER_CONCURRENCY ?? 64) };
}

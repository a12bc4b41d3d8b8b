import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readClamdAddress } from './clamd-address.js';
import { type Mailbox, parseMailbox } from './mail-address.js';
import { readMailboxAddress } from './mailbox-address.js';
import { readValkeyAddress } from './valkey-address.js';

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

/** Whom mails are from. */
export const sender = z.string().transform((text, context): Mailbox => {
  const mailbox = parseMailbox(text);
  if (mailbox) return mailbox;
  context.addIssue('must read "Name <address>" or be one plain address');
  return z.NEVER;
});

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

/** Names and addresses that mean the machine itself. */
const LOCAL =
  /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|(?:::ffff:)127(?:\.\d{1,3}){3})$/i;

/** Whether a host name or address, without a port, means the machine itself. */
export const isLocalHost = (host: string): boolean => LOCAL.test(host);

/** Whether a database is on the machine itself; the search of an address can name another host. */
function isLocalDatabase(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  return isLocalHost(hostname) && !searchParams.has('host') && !searchParams.has('hostaddr');
}

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
    (DATABASE_URL && !isLocalDatabase(DATABASE_URL) && 'DATABASE_URL');
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

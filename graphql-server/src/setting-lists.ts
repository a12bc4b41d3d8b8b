import { isIP } from 'node:net';
import { z } from 'zod';
import { isQuotaName, type QuotaSettings } from './quota-limits.js';
import { readReleaseKey } from './release-keys.js';

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
      for (const { message } of parsed.error?.issues ?? []) context.addIssue(message);
      return part;
    }),
  );

/** Reads each part of a list; `read` gives undefined for one that does not read as `rule` says. */
const readParts =
  <Value>(rule: string, read: (part: string) => Value | undefined) =>
  (text: string, context: z.RefinementCtx): Value[] =>
    parseList(text).flatMap((part) => {
      const value = read(part);
      if (value !== undefined) return [value];
      context.addIssue(`${rule}, not "${part}"`);
      return [];
    });

const listRead = <Value>(rule: string, read: (part: string) => Value | undefined) =>
  z.string().transform(readParts(rule, read));

/** Public keys of releases, `mf-chat=<Base64>` or `*=<Base64>` each. */
export const releaseKeys = listOf(
  z
    .string()
    .refine(
      (value) => readReleaseKey(value) !== undefined,
      'must list keys such as mf-chat=<32 bytes in Base64>, as npm run release -- --new-key prints them',
    ),
);

/** Domains of e-mail addresses, in lower case. */
export const domains = listRead('must list domains such as company.example', (value) => {
  const domain = value.replace(/^@/, '').toLowerCase();
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) ? domain : undefined;
});

/** Host names under which the server is reached, in lower case. */
export const hosts = listRead('must list host names such as www.company.example', (value) => {
  const host = value.toLowerCase().replace(/\.$/, '');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) ? host : undefined;
});

/** Origins of pages, without a slash at their end. */
export const origins = listRead('must list origins such as https://www.example', (value) => {
  const origin = URL.canParse(value) ? new URL(value).origin : 'null';
  return origin !== 'null' && origin === value.replace(/\/$/, '') ? origin : undefined;
});

/** Name servers, `1.1.1.1` or `1.1.1.1:53` each. */
export const nameServers = listRead('must list addresses', (server) => {
  const host = server.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(host) === 0 ? undefined : server;
});

/** Ranges that may be named by a word instead. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Proxies: addresses, ranges, or words for ranges. */
export const proxies = listRead(
  'must list addresses or ranges such as 10.0.0.5 or 10.0.0.0/8',
  (value) => {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
    const family = isIP(address);
    const isRange = family > 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128);
    return isRange || NAMED_RANGES.has(value) ? value : undefined;
  },
);

/** Kinds of callers that have a budget. */
const BUDGET_KINDS = ['anonymous', 'endUser', 'companyUser', 'admin', 'apiKey'];

const readBudgets = readParts(
  `must be off or list points a minute such as endUser=100000, of ${BUDGET_KINDS.join(', ')}`,
  (pair): [string, number] | undefined => {
    const [, kind = '', points] = /^([a-zA-Z]+)=(\d{1,12})$/.exec(pair) ?? [];
    return points && BUDGET_KINDS.includes(kind) ? [kind, Number(points)] : undefined;
  },
);

/** Points by the kind of caller, as `endUser=100000,…`; or `off`. */
export const budgets = z
  .string()
  .transform((text, context): 'off' | Record<string, number> =>
    text === 'off' ? text : Object.fromEntries(readBudgets(text, context)),
  );

const readQuotas = readParts(
  'must be off or list quotas a day such as messages.person=500',
  (pair): [string, number] | undefined => {
    const [, name = '', limit] = /^([a-zA-Z]+\.[a-z]+)=(\d{1,15})$/.exec(pair) ?? [];
    return limit && isQuotaName(name) ? [name, Number(limit)] : undefined;
  },
);

/** Quotas of a day by kind and scope, as `messages.person=300,…`; or `off`. */
export const quotas = z
  .string()
  .transform((text, context): QuotaSettings =>
    text === 'off' ? text : Object.fromEntries(readQuotas(text, context)),
  );

const readRemotes = readParts(
  'must read name=http://address',
  (pair): [string, string] | undefined => {
    const [name, address] = pair.split(/=(.*)/s);
    return name && address && URL.canParse(address)
      ? [name, address.replace(/\/+$/, '')]
      : undefined;
  },
);

/** Addresses by name, as `mf-chat=http://localhost:4101,…`. */
export const devRemotes = z
  .string()
  .transform((text, context): Record<string, string> =>
    Object.fromEntries(readRemotes(text, context)),
  );

import ipaddr from 'ipaddr.js';
import type { Config } from '../../env.js';
import { platformReasons, type Refusal } from '../../platform/errors/index.js';
import { OwnAddresses } from './own-addresses.js';
import { webhookReasons } from './webhook.reasons.js';

/** Which addresses endpoints may have. */
export interface AddressRules {
  /** Take addresses of the own network, at any port; for development and tests. */
  allowPrivate: boolean;
  /** Refuse http. */
  requireTls: boolean;
  /** Refuse what leads to this server itself; not where private addresses are allowed. */
  own?: OwnAddresses;
}

/** The rules that the settings make. */
export const addressRulesOf = ({
  environment,
  webhookAllowPrivate,
  ...names
}: Pick<
  Config,
  'environment' | 'webhookAllowPrivate' | 'publicUrl' | 'ownHosts'
>): AddressRules => ({
  allowPrivate: webhookAllowPrivate,
  requireTls: environment === 'production',
  own: new OwnAddresses(names),
});

/** An address that the server must not connect to for others. */
export class ForbiddenAddressError extends Error {
  constructor() {
    super(webhookReasons.ADDRESS_NOT_PUBLIC.message);
  }
}

const MAX_URL_LENGTH = 2000;

/** Ports that web servers have; others could be made to take a request for something else. */
const WEB_PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443']);

/** Names of the machine itself and of internal networks. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)\.?$/i;

/** What is wrong with a URL that events are to be sent to; undefined if nothing is. */
export function problemOfUrl(text: string, rules: AddressRules): Refusal | undefined {
  if (text.length > MAX_URL_LENGTH) {
    return platformReasons.TOO_LONG({ label: 'url', max: MAX_URL_LENGTH });
  }
  if (!URL.canParse(text)) return webhookReasons.URL_INVALID;
  const url = new URL(text);
  if (url.protocol !== 'https:' && (url.protocol !== 'http:' || rules.requireTls)) {
    return rules.requireTls ? webhookReasons.URL_NEEDS_HTTPS : webhookReasons.URL_NEEDS_HTTP;
  }
  if (url.username || url.password) return webhookReasons.URL_HAS_CREDENTIALS;
  if (url.hash) return webhookReasons.URL_HAS_FRAGMENT;
  if (rules.allowPrivate) return undefined;
  if (!WEB_PORTS.has(url.port)) return webhookReasons.URL_PORT;
  if (rules.own?.isName(url.hostname)) return webhookReasons.URL_OWN_SERVER;
  return isForbiddenHost(url.hostname) ? webhookReasons.URL_NOT_PUBLIC : undefined;
}

/**
 * Whether a host, as a parsed URL has it, is known not to be public without asking a DNS server.
 */
export function isForbiddenHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(bare)) return !isPublicAddress(bare);
  return PRIVATE_NAME.test(hostname) || !hostname.replace(/\.$/, '').includes('.');
}

/** Whether an address is one of the internet, in whatever form it is written. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4')
    return address.range() === 'unicast' && !CLOUD_SERVICES.has(address.toString());
  if (address.match(TRANSLATED)) return isPublicAddress(embeddedIpv4(address.toByteArray()));
  return address.range() === 'unicast' && address.match(HANDED_OUT);
}

/** Public by their number, but answered by the cloud that a machine runs in, to that machine alone. */
const CLOUD_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Networks without IPv4 reach it through these; the last four bytes are the address that is meant. */
const TRANSLATED = ipaddr.parseCIDR('64:ff9b::/96');
const embeddedIpv4 = (bytes: readonly number[]) => bytes.slice(12).join('.');

/**
 * Only this part of IPv6 is assigned to networks; what the library does not know lies outside of
 * it.
 */
const HANDED_OUT = ipaddr.parseCIDR('2000::/3');

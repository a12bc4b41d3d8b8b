import { domainToASCII } from 'node:url';

/**
 * Characters that a person's address may have. `%`, `!` and `=` are left out on purpose: some mail
 * servers read a route or an encoded word into them.
 */
const LOCAL_PART = /^[A-Za-z0-9_+&'~#$*^{|}/-]+(?:\.[A-Za-z0-9_+&'~#$*^{|}/-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

const MAX_LOCAL_PART = 64;
const MAX_ADDRESS = 254;

/**
 * Exactly one plain address, as a mail server gets it: the domain in ASCII. Undefined for anything
 * else, such as two addresses, a display name, quotes, spaces or line ends.
 */
export function toMailAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = toDomain(text.slice(at + 1));
  if (!LOCAL_PART.test(local) || local.length > MAX_LOCAL_PART || !domain) return undefined;
  const address = `${local}@${domain}`;
  return address.length > MAX_ADDRESS ? undefined : address;
}

/** An address with the name of its owner. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Reads `Name <address>` or a bare address; undefined if it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, name = '', inBrackets] =
    /^\s*(?:"([^"]*)"|([^"<>@]*))\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = toMailAddress((inBrackets ?? text).trim());
  return address ? { name: toHeaderText(quoted ?? name), address } : undefined;
}

/**
 * Text that may stand in a header line: one line, nothing invisible, and no beginning of an encoded
 * word, which a mail program would decode into whatever its writer hid in it.
 */
export function toHeaderText(text: string, maxLength = 200): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Surrogate}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/=(?=\?)/g, '= ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line;
}

function toDomain(text: string): string | undefined {
  if (!DOMAIN_CHARACTERS.test(text)) return undefined;
  const labels = domainToASCII(text).split('.');
  const isName = labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label));
  return isName && /[a-z]/.test(labels.at(-1) ?? '') ? labels.join('.') : undefined;
}

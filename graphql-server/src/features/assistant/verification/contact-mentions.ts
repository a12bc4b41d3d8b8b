import type { Scan } from './scan.js';

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const URL_LIKE =
  /(?:https?:\/\/|www\.)[^\s<>()[\]"„“”]{1,300}|(?<![\p{L}\d@._-])(?:[\p{L}\d-]{1,63}\.){1,4}(?:de|com|net|org|eu|info|io|app|at|ch|example|online|shop|berlin|hamburg|pl|ru|ua|tr)(?![\p{L}\d.@-]*[\p{L}\d@])(?:\/[^\s<>()[\]"„“”]{0,300})?/giu;
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,4})?(?![\p{L}\d])/gu;
const PHONE = /(?<![\p{L}\d.,:])(?:\+ ?\d|\(?0)[\d ()/.-]{3,40}\d/gu;
const MIN_PHONE_DIGITS = 6;

/** Finds e-mail addresses, web addresses and bank accounts. */
export function takeAddresses(scan: Scan): void {
  scan.take(EMAIL, ([email = '']) => {
    const key = `email:${email.toLowerCase()}`;
    return [{ kind: 'email', gives: [key], proofs: [[key]] }];
  });
  scan.take(URL_LIKE, ([address = '']) => {
    const place = address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[\s.,;:!?'/]+$/, '');
    const host = place.split('/', 1)[0] ?? '';
    const gives = [`url:${place}`, `url:${host}`];
    return [{ kind: 'url', gives, proofs: [[`url:${place}`]] }];
  });
  scan.take(IBAN, ([iban = '']) => {
    const key = `iban:${iban.replaceAll(' ', '')}`;
    return [{ kind: 'iban', gives: [key], proofs: [[key]] }];
  });
}

/** Finds phone numbers that begin with an area code or that of a country. */
export function takePhones(scan: Scan): void {
  scan.take(PHONE, ([written = '']) => {
    const digits = written.replaceAll(/\D/g, '');
    if (digits.length < MIN_PHONE_DIGITS) return undefined;
    const key = phoneKey(written);
    const groups = written.match(/\d+/g) ?? [];
    const gives = [key, ...groups.map((group) => `#${Number(group)}`)];
    return [{ kind: 'phone', gives, proofs: [[key], ...withoutLastGroups(written)] }];
  });
}

/** A number that stands right behind a phone number looks like its end: "040 66969 120 24 Stunden". */
function withoutLastGroups(written: string): string[][] {
  const parts = written.trim().split(/ +/);
  const proofs: string[][] = [];
  for (let kept = parts.length - 1; kept > 0; kept -= 1) {
    const rest = parts.slice(kept);
    if (!rest.every((part) => /^\d+$/.test(part))) break;
    const begin = parts.slice(0, kept).join(' ');
    if (begin.replaceAll(/\D/g, '').length < MIN_PHONE_DIGITS) break;
    proofs.push([phoneKey(begin), ...rest.map((part) => `#${Number(part)}`)]);
  }
  return proofs;
}

/** The digits of a phone number as they are dialled in Germany. */
function phoneKey(written: string): string {
  const dialled = written.replace('(0)', '').replaceAll(/[^\d+]/g, '');
  return `phone:${dialled.replace(/^(?:\+|00)49/, '0').replace(/^\+/, '00')}`;
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Accounts that one device is remembered for; a household shares a computer. */
const MOST_ACCOUNTS = 6;

/** Days for which a device is remembered. */
const KEPT_DAYS = 365;
const DAY_MS = 86_400_000;

/** A way in and an account there, whether it exists or not. */
export interface AccountName {
  wayIn: string;
  account: string;
}

/**
 * Knows devices with which people have signed in before, account by account. What a device keeps is
 * signed and says nothing: without the name of the account it does not tell whom it belongs to. It is
 * not enough to sign in; it gives its holder tries of their own.
 */
export class KnownDevices {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** What names this device for the account; undefined where it is not known for it. */
  find(proof: string | undefined, name: AccountName): string | undefined {
    return entriesOf(proof).find(({ nonce, until, mac }) => {
      const expected = Buffer.from(this.#sign(name, nonce, until));
      const given = Buffer.from(mac);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number.parseInt(until, 36) * DAY_MS > Date.now();
    })?.nonce;
  }

  /** What the device shall keep from now on. */
  remember(proof: string | undefined, name: AccountName): string {
    const nonce = randomBytes(12).toString('base64url');
    const until = (Math.ceil(Date.now() / DAY_MS) + KEPT_DAYS).toString(36);
    const known = this.find(proof, name);
    const others = entriesOf(proof).filter((entry) => entry.nonce !== known);
    return [{ nonce, until, mac: this.#sign(name, nonce, until) }, ...others]
      .slice(0, MOST_ACCOUNTS)
      .map((entry) => [entry.nonce, entry.until, entry.mac].join('.'))
      .join('~');
  }

  #sign({ wayIn, account }: AccountName, nonce: string, until: string): string {
    const signed = JSON.stringify([wayIn, account, nonce, until]);
    return createHmac('sha256', this.#key).update(signed).digest('base64url');
  }
}

const entriesOf = (proof = '') =>
  proof
    .split('~')
    .slice(0, MOST_ACCOUNTS)
    .map((entry) => {
      const [nonce = '', until = '', mac = ''] = entry.split('.');
      return { nonce, until, mac };
    })
    .filter(({ nonce }) => nonce !== '');

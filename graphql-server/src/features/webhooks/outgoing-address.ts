import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { type AddressRules, ForbiddenAddressError, problemOfUrl } from './address-rules.js';
import { lookUpHost } from './host-lookup.js';

/** An address that users chose, as one that may be asked; throws {@link ForbiddenAddressError} otherwise. */
export async function admitAddress(
  address: string,
  rules: AddressRules,
  signal: AbortSignal,
): Promise<URL> {
  // Settings may have changed since it was stored; and hosts that are addresses are not looked up
  // by a request, so that they are looked at here.
  if (problemOfUrl(address, rules)) throw new ForbiddenAddressError();
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) await lookUpHost(host, rules, signal);
  return url;
}

/** The addresses that are connected to are the very ones that were looked at. */
export const checkedLookup =
  (rules: AddressRules, signal: AbortSignal): LookupFunction =>
  (hostname, options, callback) => {
    callbackify(lookUpHost)(hostname, rules, signal, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };

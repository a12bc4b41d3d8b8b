/** A host of the public Internet, or of a developer's machine; never what ends a header's value. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * The origin that a person has written, as browsers send it; undefined for what is none. A path, a name
 * or a password behind it is refused instead of being left out: its writer expects something else.
 */
export function readOrigin(
  text: string,
  { allowHttp }: { allowHttp: boolean },
): string | undefined {
  const written = text.trim();
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  const isBare =
    url.pathname === '/' && url.search === '' && url.hash === '' && !/[?#@]/.test(written);
  const isSafe = url.protocol === 'https:' || (allowHttp && url.protocol === 'http:');
  return isBare && isSafe && ORIGIN.test(url.origin) ? url.origin : undefined;
}

/** The domain that a person has written, in the form in which browsers ask for it. */
export function readDomain(text: string): string | undefined {
  const written = text.trim().toLowerCase().replace(/\.$/, '');
  if (/[\s/:@?#\\]/.test(written) || !URL.canParse(`https://${written}`)) return undefined;
  const { hostname } = new URL(`https://${written}`);
  return hostname.length <= 253 && DOMAIN.test(hostname) ? hostname : undefined;
}

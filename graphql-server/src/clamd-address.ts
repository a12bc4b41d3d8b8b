/** Where a scanner for malware listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const USUAL_PORT = 3310;

/** Reads `tcp://host:3310` and `unix:///run/clamav/clamd.ctl`; undefined if it is neither. */
export function readClamdAddress(text: string): ClamdAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, pathname, search, hash } = new URL(text);
  if (search || hash) return undefined;
  if (protocol === 'unix:') {
    return hostname === '' && pathname.length > 1 ? { path: decodeURI(pathname) } : undefined;
  }
  if (protocol !== 'tcp:' || hostname === '' || pathname.length > 1) return undefined;
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || USUAL_PORT) };
}

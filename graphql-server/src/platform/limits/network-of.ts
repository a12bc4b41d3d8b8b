import { isIP } from 'node:net';

/**
 * What attempts from an address are counted for. A household or server has a whole /64 of IPv6: who
 * counted single addresses would give each of them tries without end.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : prefixOf(groups, 64);
}

/**
 * The network around that of an address, which providers give to one customer where they are
 * generous: a /48 of IPv6. Of IPv4 there is none.
 */
export function siteOf(address: string): string | undefined {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? undefined : prefixOf(groups, 48);
}

const prefixOf = (groups: readonly string[], bits: 48 | 64) =>
  `${groups.slice(0, bits / 16).join(':')}::/${bits}`;

/** Groups of an IPv6 address without leading zeros; anything else, and IPv4 in IPv6, as it is. */
function groupsOf(address: string): string[] | string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [front = [], back = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...gap, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}

import { isIP } from 'node:net';

/**
 * What attempts from an address are counted for. A household or server has a whole /64 of IPv6: who
 * counted single addresses would give each of them tries without end.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [front = [], back = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...gap, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

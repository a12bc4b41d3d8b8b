import dns from 'node:dns';
import { vi } from 'vitest';

/** Makes every name stand for these addresses; gives how often one was looked up, whichever way. */
export function resolving(...addresses: string[]): { count: () => number } {
  const all = addresses.map((address) => ({ address, family: isSix(address) ? 6 : 4 }));
  const { prototype } = dns.promises.Resolver;
  const system = vi
    .spyOn(dns.promises, 'lookup')
    .mockReset()
    .mockResolvedValue(all as never);
  const four = vi.spyOn(prototype, 'resolve4').mockReset();
  four.mockResolvedValue(addresses.filter((address) => !isSix(address)));
  const six = vi.spyOn(prototype, 'resolve6').mockReset();
  six.mockResolvedValue(addresses.filter(isSix));
  return { count: () => system.mock.calls.length + four.mock.calls.length };
}

const isSix = (address: string) => address.includes(':');

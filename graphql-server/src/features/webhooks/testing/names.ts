import dns from 'node:dns';
import { vi } from 'vitest';

/**
 * Makes every name but those of this machine stand for these addresses; gives how often one was looked
 * up, whichever way.
 */
export function resolving(...addresses: string[]): { count: () => number } {
  const all = addresses.map((address) => ({ address, family: isSix(address) ? 6 : 4 }));
  const { prototype } = dns.promises.Resolver;
  const system = vi
    .spyOn(dns.promises, 'lookup')
    .mockReset()
    .mockImplementation(async (name) => (isOwn(name) ? LOOPBACK : all) as never);
  const four = vi.spyOn(prototype, 'resolve4').mockReset();
  four.mockImplementation(async (name) =>
    isOwn(name) ? ['127.0.0.1'] : addresses.filter((address) => !isSix(address)),
  );
  const six = vi.spyOn(prototype, 'resolve6').mockReset();
  six.mockImplementation(async (name) => (isOwn(name) ? [] : addresses.filter(isSix)));
  return { count: () => system.mock.calls.length + four.mock.calls.length };
}

const LOOPBACK = [{ address: '127.0.0.1', family: 4 }];

const isOwn = (name: string) => name === 'localhost';

const isSix = (address: string) => address.includes(':');

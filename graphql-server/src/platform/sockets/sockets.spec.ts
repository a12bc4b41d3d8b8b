import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../env.js';
import { isOwnOrigin } from '../http/index.js';
import { AddressSlots } from './address-slots.js';
import { bringsTokenInAddress, handshakeUrl } from './handshake.js';
import { clientAddressReader, MessageBudget } from './index.js';

const request = (headers: Record<string, string>, url = '/') =>
  ({ headers, url, socket: { remoteAddress: '10.0.0.7' } }) as unknown as IncomingMessage;

const options = { perAddress: 2, waitingPerAddress: 1, waitingMs: 20 };

describe('the places of an address', () => {
  it('are limited, and nobody waits for ever', async () => {
    const slots = new AddressSlots(options);
    await slots.take('a');
    await slots.take('a');
    const third = slots.take('a');
    expect(await slots.take('a')).toBeUndefined();
    expect(await third).toBeUndefined();
    expect(await slots.take('b')).toBeTypeOf('function');
  });

  it('go to whoever waits, and are forgotten when all are free', async () => {
    const slots = new AddressSlots(options);
    const first = await slots.take('a');
    const second = await slots.take('a');
    const third = slots.take('a');
    first?.();
    first?.();
    const release = await third;
    expect(release).toBeTypeOf('function');
    expect(await slots.take('a')).toBeUndefined();
    second?.();
    release?.();
    expect(slots.size).toBe(0);
  });
});

describe('the messages of a client', () => {
  it('may come in a burst, and then at a rate', () => {
    let now = 0;
    const budget = new MessageBudget({ messageBurst: 3, messagesPerSecond: 2 }, () => now);
    const spend = (times: number) => Array.from({ length: times }, () => budget.spend());
    expect(spend(4)).toEqual([true, true, true, false]);
    now = 1_000;
    expect(spend(2)).toEqual([true, false]);
    now = 60_000;
    expect(spend(4)).toEqual([true, true, true, false]);
  });
});

const brings = (url: string) => bringsTokenInAddress(new URL(url, 'http://x'));

describe('a handshake', () => {
  const config = {
    publicUrl: 'https://haus.example',
    corsOrigins: ['https://portal.example'],
    trustedProxies: [],
  } as unknown as Config;

  it.each([
    ['https://haus.example', true],
    ['http://inside:4000', true],
    ['https://portal.example', true],
    ['https://evil.example', false],
    ['http://haus.example', false],
    ['null', false],
    ['', false],
  ])('from %s is let in: %s', (origin, expected) => {
    expect(isOwnOrigin(request({ origin, host: 'inside:4000' }), config)).toBe(expected);
  });

  it('may lack an origin, as programs have none', () => {
    expect(isOwnOrigin(request({ host: 'inside:4000' }), config)).toBe(true);
  });

  it('has an address or none, but never ends the server', () => {
    expect(handshakeUrl(request({}, '/graphql?x=1'))?.pathname).toBe('/graphql');
    expect(handshakeUrl(request({}, '//'))?.pathname).toBe('//');
    expect(handshakeUrl(request({}, 'http://[broken'))?.pathname).toBe('/http://[broken');
  });

  it('may not carry a secret in its address', () => {
    expect(brings('/graphql?token=a')).toBe(true);
    expect(brings('/graphql?access_token=a')).toBe(true);
    expect(brings('/graphql?page=1')).toBe(false);
  });

  it('comes from where a trusted proxy says', () => {
    const forwarded = request({ 'x-forwarded-for': '1.2.3.4, 203.0.113.9' });
    expect(clientAddressReader(config)(forwarded)).toBe('10.0.0.7');
    const behind = { ...config, trustedProxies: ['10.0.0.0/8'] };
    expect(clientAddressReader(behind)(forwarded)).toBe('203.0.113.9');
  });
});

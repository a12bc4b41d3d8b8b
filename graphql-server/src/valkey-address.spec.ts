import { describe, expect, it } from 'vitest';
import { readValkeyAddress } from './valkey-address.js';

describe('an address of Valkey', () => {
  it('names one server', () => {
    expect(readValkeyAddress('rediss://ada:ge%2Fheim@valkey.example/3')).toEqual({
      kind: 'single',
      tls: true,
      nodes: [{ host: 'valkey.example', port: 6379 }],
      username: 'ada',
      password: 'ge/heim',
      database: 3,
      service: '',
      sentinelUsername: undefined,
      sentinelPassword: undefined,
    });
  });

  it('names sentinels and the service that they look after', () => {
    const url = 'redis+sentinel://:secret@a,b:26380,[::1]:1/main/2?sentinelPassword=x%26y';
    expect(readValkeyAddress(url)).toMatchObject({
      kind: 'sentinel',
      tls: false,
      nodes: [
        { host: 'a', port: 26_379 },
        { host: 'b', port: 26_380 },
        { host: '::1', port: 1 },
      ],
      username: undefined,
      password: 'secret',
      database: 2,
      service: 'main',
      sentinelPassword: 'x&y',
    });
  });

  it('names nodes of a cluster', () => {
    expect(readValkeyAddress('rediss+cluster://a:7000,b:7001')).toMatchObject({
      kind: 'cluster',
      tls: true,
      nodes: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 7001 },
      ],
    });
  });

  it.each([
    'http://a',
    'redis://',
    'redis://a,b',
    'redis://a/x',
    'redis://a/1/2',
    'redis+sentinel://a',
    'redis+sentinel://a,:1/main',
    'redis+cluster://a/1',
  ])('is not %s', (text) => {
    expect(readValkeyAddress(text)).toBeUndefined();
  });
});

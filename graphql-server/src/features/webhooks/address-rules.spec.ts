import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressRules, isPublicAddress, problemOfUrl } from './address-rules.js';
import { OwnAddresses } from './own-addresses.js';

const LIVE: AddressRules = { allowPrivate: false, requireTls: true };
const TRIAL: AddressRules = { allowPrivate: false, requireTls: false };
const LOCAL: AddressRules = { allowPrivate: true, requireTls: false };

describe('an address of the internet', () => {
  it.each([
    '93.184.215.14',
    '8.8.8.8',
    '2606:2800:21f:cb07::1',
    '64:ff9b::8.8.8.8',
    '::ffff:8.8.8.8',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this machine', '127.0.0.1'],
    ['all of this machine', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['the metadata service', '169.254.169.254'],
    ['the metadata service of Azure', '168.63.129.16'],
    ['the metadata service of Azure, mapped', '::ffff:168.63.129.16'],
    ['the metadata service of Alibaba', '100.100.100.200'],
    ['behind a carrier', '100.64.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['for documents', '203.0.113.5'],
    ['reserved', '240.0.0.1'],
    ['this machine', '::1'],
    ['nothing', '::'],
    ['link-local', 'fe80::1'],
    ['unique local', 'fd00::1'],
    ['the metadata service', 'fd00:ec2::254'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['IPv4 mapped', '::ffff:127.0.0.1'],
    ['IPv4 mapped, in hex', '::ffff:7f00:1'],
    ['IPv4 compatible', '::127.0.0.1'],
    ['IPv4 translated', '64:ff9b::127.0.0.1'],
    ['IPv4 translated in an own network', '64:ff9b:1::8.8.8.8'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['no address', 'example.org'],
  ])('is not one that is %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is not the same as one of this network in any other notation', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom(10, 127, 0), octet, octet, octet, (a, b, c, d) => {
        const hex = [a * 256 + b, c * 256 + d].map((part) => part.toString(16)).join(':');
        const whole = ((a * 256 + b) * 256 + c) * 256 + d;
        for (const form of [`::ffff:${hex}`, `64:ff9b::${hex}`, `::${hex}`]) {
          expect(isPublicAddress(form)).toBe(false);
        }
        for (const host of [
          `${whole}`,
          `0x${whole.toString(16)}`,
          `${a}.${(b * 256 + c) * 256 + d}`,
        ]) {
          expect(problemOfUrl(`https://${host}/`, LIVE)?.message).toBe(
            'URL must be reachable from the internet',
          );
        }
      }),
    );
  });
});

describe('a URL for events', () => {
  it.each([
    'https://hooks.example.org/a?b=c',
    'https://hooks.example.org:8443/',
    'https://8.8.8.8/',
    'https://[2606:2800:21f:cb07::1]/',
  ])('may be %s', (url) => expect(problemOfUrl(url, LIVE)).toBeUndefined());

  it.each([
    'https://localhost/',
    'https://LOCALHOST./',
    'https://a.localhost/',
    'https://intranet/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.home.arpa/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
  ])('may not lead into a network that is not public: %s', (url) => {
    expect(problemOfUrl(url, LIVE)?.message).toBe('URL must be reachable from the internet');
  });

  it.each([
    ['http://hooks.example.org/', 'URL must start with https://'],
    ['ftp://hooks.example.org/', 'URL must start with https://'],
    ['https://me:secret@hooks.example.org/', 'URL must not contain a user name or password'],
    ['https://me@hooks.example.org/', 'URL must not contain a user name or password'],
    ['https://hooks.example.org/#part', 'URL must not contain a fragment'],
    ['https://hooks.example.org:22/', 'URL must use port 80, 443, 8080 or 8443'],
    ['https://hooks.example.org:6379/', 'URL must use port 80, 443, 8080 or 8443'],
    ['hooks.example.org', 'URL is not valid'],
    [`https://hooks.example.org/${'a'.repeat(2000)}`, 'URL must not exceed 2000 characters'],
  ])('may not be %s', (url, problem) => expect(problemOfUrl(url, LIVE)?.message).toBe(problem));

  it('may not be a name of the server itself', () => {
    const own = new OwnAddresses({ publicUrl: 'https://haus.example.org', ownHosts: [] });
    const problem = (url: string, rules = LIVE) => problemOfUrl(url, { ...rules, own })?.message;
    const refusal = 'URL must not lead to this server itself';
    expect(problem('https://haus.example.org/graphql')).toBe(refusal);
    expect(problem('https://Haus.Example.org.:8443/')).toBe(refusal);
    expect(problem('https://andere.example.org/')).toBeUndefined();
    expect(problem('https://haus.example.org/', LOCAL)).toBeUndefined();
  });

  it('needs no certificate outside production', () => {
    expect(problemOfUrl('http://hooks.example.org/', TRIAL)).toBeUndefined();
    expect(problemOfUrl('http://127.0.0.1:9/', TRIAL)).toBeDefined();
  });

  it('may lead anywhere where that is allowed', () => {
    expect(problemOfUrl('http://127.0.0.1:4321/', LOCAL)).toBeUndefined();
    expect(problemOfUrl('http://receiver:4321/', LOCAL)).toBeUndefined();
  });
});

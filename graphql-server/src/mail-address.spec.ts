import { describe, expect, it } from 'vitest';
import { parseMailbox, toHeaderText, toMailAddress } from './mail-address.js';

describe('toMailAddress', () => {
  it.each([
    ['j.groessmann@mail.example', 'j.groessmann@mail.example'],
    ["o'neil+haus@Mail.Example", "o'neil+haus@mail.example"],
    ['info@hausverwaltung-müller.de', 'info@xn--hausverwaltung-mller-4ec.de'],
    [`${'a'.repeat(64)}@b.de`, `${'a'.repeat(64)}@b.de`],
  ])('takes %s', (text, address) => expect(toMailAddress(text)).toBe(address));

  it.each([
    'a@x.de, v@evil.example',
    'a@x.de;v@evil.example',
    'a@x.de v@evil.example',
    'a@x.de\r\nBcc: v@evil.example',
    'a@x.de\n',
    'a@x.de%0aBcc:',
    'a%0d%0aBcc:v@x.de',
    'victim%evil.example@x.de',
    'Jana <a@x.de>',
    '"a b"@x.de',
    '=?utf-8?q?a?=@x.de',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@localhost',
    'a@-x.de',
    'a@x..de',
    '.a@x.de',
    'a@',
    '@x.de',
    'a@b@x.de',
    '',
    'ü@x.de',
    `${'a'.repeat(65)}@b.de`,
    `${'a'.repeat(320)}@b.de`,
    `a@${'b'.repeat(64)}.de`,
    `a@${'bc.'.repeat(90)}de`,
    'a@x.de\u0000',
    'a@x.de\u200b',
  ])('refuses %j', (text) => expect(toMailAddress(text)).toBeUndefined());
});

describe('parseMailbox', () => {
  it('reads a name with its address, and an address alone', () => {
    expect(parseMailbox('Hausgeist <noreply@haus.example>')).toEqual({
      name: 'Hausgeist',
      address: 'noreply@haus.example',
    });
    expect(parseMailbox('"Haus, Hof & Co." <a@b.de>')?.name).toBe('Haus, Hof & Co.');
    expect(parseMailbox(' a@b.de ')).toEqual({ name: '', address: 'a@b.de' });
  });

  it('refuses two', () => {
    expect(parseMailbox('A <a@b.de>, B <b@b.de>')).toBeUndefined();
    expect(parseMailbox('a@b.de, b@b.de')).toBeUndefined();
  });
});

describe('toHeaderText', () => {
  it('keeps to one line', () => {
    expect(toHeaderText('x\r\nBcc: v@evil.example\u2028y\0z')).toBe('x Bcc: v@evil.example y z');
  });

  it('leaves no encoded word, not even one put together from removed characters', () => {
    expect(toHeaderText('=?utf-8?q?=0d=0aBcc:a?=')).not.toContain('=?');
    expect(toHeaderText('=\u200b?utf-8?q?a?=')).not.toContain('=?');
    expect(toHeaderText('==??utf-8')).not.toContain('=?');
  });

  it('shortens what is too long', () => {
    expect(toHeaderText('ä'.repeat(500))).toHaveLength(200);
  });
});

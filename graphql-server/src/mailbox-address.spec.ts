import { describe, expect, it } from 'vitest';
import { readMailboxAddress } from './mailbox-address.js';

describe('the address of a mailbox', () => {
  it('has usual ports and the inbox', () => {
    expect(readMailboxAddress('imaps://antwort%40chat.example:g%2Fheim@post.example')).toEqual({
      ...{ host: 'post.example', port: 993, tls: true, mailbox: 'INBOX' },
      ...{ username: 'antwort@chat.example', password: 'g/heim' },
    });
    expect(readMailboxAddress('imap://a:b@[::1]:1143/INBOX/Antworten')).toMatchObject({
      ...{ host: '::1', port: 1143, tls: false, mailbox: 'INBOX/Antworten' },
    });
    expect(readMailboxAddress('imap://a:b@post.example/')?.port).toBe(143);
  });

  it.each([
    'post.example',
    'https://a:b@post.example',
    'imaps://post.example',
    'imaps://a@post.example',
    'imaps://a:%zz@post.example',
    'imaps://a:b@post.example?tls=no',
  ])('is none: %s', (text) => {
    expect(readMailboxAddress(text)).toBeUndefined();
  });
});

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
} from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { readMailboxAddress } from '../../mailbox-address.js';
import { ImapMailbox } from './imap-mailbox.js';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from './testing/test-certificate.js';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Why a mailbox at this port cannot be opened. */
async function failureOf(protocol: string, port: number, options = {}): Promise<string> {
  const address = readMailboxAddress(`${protocol}://antwort:geheim@127.0.0.1:${port}`);
  if (!address) throw new Error('That is no address.');
  const signal = AbortSignal.timeout(10_000);
  const opened = ImapMailbox.open(address, signal, options);
  return opened.then(
    () => 'none',
    (error: Error) => error.message,
  );
}

const portOf = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
};

/** A server that offers no encryption, and what it is told. */
async function startPlain() {
  const told: string[] = [];
  const port = await portOf(
    createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('* OK ready\r\n');
      socket.on('data', (data) => {
        const line = data.toString();
        told.push(line);
        const tag = line.split(' ')[0];
        const isAsked = line.includes('CAPABILITY');
        socket.write(isAsked ? '* CAPABILITY IMAP4rev1 AUTH=PLAIN AUTH=LOGIN\r\n' : '');
        socket.write(isAsked ? `${tag} OK done\r\n` : `${tag} NO [AUTHENTICATIONFAILED] ${line}`);
      });
    }),
  );
  return { port, told };
}

/** A mail server that is encrypted from the start, and the commands that it was given. */
async function startEncrypted() {
  const told: string[] = [];
  const server = createTlsServer(
    { cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY },
    (socket) => {
      socket.on('error', () => undefined);
      socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR] ready\r\n');
      let proving = '';
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n').filter(Boolean)) {
          told.push(line);
          const [tag = '', command = ''] = proving ? [proving] : line.split(' ');
          proving = command === 'AUTHENTICATE' ? tag : '';
          const answer = `${untagged(command.toUpperCase())}${tag} OK done\r\n`;
          socket.write(proving ? '+ \r\n' : answer);
        }
      });
    },
  );
  return { port: await portOf(server), told };
}

const untagged = (command: string): string =>
  ({
    CAPABILITY: '* CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR\r\n',
    LIST: '* LIST () "/" INBOX\r\n',
    SELECT: '* FLAGS (\\Seen)\r\n* 0 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n',
    LOGOUT: '* BYE\r\n',
  })[command] ?? '';

/** Lets this process take the test certificate for that of a known authority, as an operator would. */
function vouchForTestCertificate(): void {
  const known = getCACertificates('default');
  setDefaultCACertificates([...known, TEST_CERTIFICATE]);
  closing.push(() => setDefaultCACertificates(known));
}

describe('a mailbox', () => {
  it('behind `imaps:` is signed in to and opened, with a certificate that is vouched for', async () => {
    const { port, told } = await startEncrypted();
    expect(await failureOf('imaps', port)).toMatch(/CERT/);
    expect(told).toEqual([]);
    vouchForTestCertificate();
    expect(await failureOf('imaps', port)).toBe('none');
    const secret = Buffer.from('\0antwort\0geheim').toString('base64');
    expect(told).toContain(secret);
    expect(told.join('\n')).toMatch(/AUTHENTICATE PLAIN\n[^]* SELECT INBOX/);
  });

  it('is told no password without encryption, but on this machine', async () => {
    const network = await startPlain();
    expect(await failureOf('imap', network.port, { mayBePlain: false })).not.toBe('none');
    expect(network.told.join('')).not.toMatch(/LOGIN |AUTHENTICATE/);
    const machine = await startPlain();
    const reason = await failureOf('imap', machine.port);
    expect(reason).toBe('The server refuses name or password.');
    expect(machine.told.join('')).toMatch(/LOGIN |AUTHENTICATE/);
  });

  it('of a server whose certificate nobody vouches for is not opened', async () => {
    // Encrypted from the start, which ends before anything is said.
    const server = new SMTPServer({ secure: true });
    server.on('error', () => undefined);
    const port = await portOf(server.server);
    expect(await failureOf('imaps', port)).toMatch(/CERT/);
  });

  it('of a server that says nothing sensible fails in words of ours', async () => {
    const port = await portOf(createServer((socket) => socket.end('geheim antwort\r\n')));
    expect(await failureOf('imap', port)).not.toMatch(/geheim|antwort|none/);
    expect(await failureOf('imap', 1)).toBe('ECONNREFUSED');
  });
});

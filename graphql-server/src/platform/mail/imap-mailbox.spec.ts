import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { readMailboxAddress } from '../../mailbox-address.js';
import { ImapMailbox } from './imap-mailbox.js';

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

describe('a mailbox', () => {
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

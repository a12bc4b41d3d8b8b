import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { freePort } from '../free-port.js';
import {
  areInstalled,
  endProgram,
  makeFolder,
  type ProgramFolder,
  runProgram,
  startProgram,
  until,
} from './program.js';

/** Whether a mailbox can be tried here. */
export const canServeMailboxes = () => areInstalled('dovecot');

/** A user of the system who may do nothing; mailboxes are its. */
const NOBODY = 65_534;
const ACCOUNT = { user: 'antwort', pass: 'geheim@/' };

/** What a mail of a mailbox is known by. */
export interface KeptMail {
  messageId: string;
  flags: string[];
}

/** Dovecot with one account, whose mailbox is empty at first. */
export class MailboxServer {
  /** Where the mailbox is, with name and password. */
  readonly url: string;
  readonly #port: number;
  readonly #folder: ProgramFolder;
  #program: ChildProcess;

  private constructor(port: number, folder: ProgramFolder) {
    this.#port = port;
    this.#folder = folder;
    this.url = `imap://${ACCOUNT.user}:${encodeURIComponent(ACCOUNT.pass)}@127.0.0.1:${port}/INBOX`;
    this.#program = this.#run();
  }

  /** Starts it at a free port. */
  static async start(): Promise<MailboxServer> {
    const port = await freePort();
    const folder = makeFolder();
    const mails = join(folder.outside, 'mails');
    mkdirSync(mails);
    chmodSync(mails, 0o777);
    const version = runProgram('root', 'dovecot', '--version');
    const settings = version.startsWith('2.3') ? settingsOf23 : settingsOf24;
    writeFileSync(join(folder.outside, 'conf'), settings(folder.inside, port));
    const server = new MailboxServer(port, folder);
    await server.#ready();
    return server;
  }

  /** Is gone until {@link restart}; mails stay. */
  async kill(): Promise<void> {
    await endProgram(this.#program);
  }

  async restart(): Promise<void> {
    this.#program = this.#run();
    await this.#ready();
  }

  async stop(): Promise<void> {
    await endProgram(this.#program);
    this.#folder.remove();
  }

  /** Puts a mail into the mailbox, as if it had come. */
  async deliver(mail: string, arrivedAt = new Date()): Promise<void> {
    await this.#inside((client) => client.append('INBOX', mail, [], arrivedAt));
  }

  /** The mails of a folder, as any mail program sees them. */
  async list(folder: string): Promise<KeptMail[]> {
    return this.#inside(async (client) => {
      if (!(await client.status(folder, { messages: true }))) return [];
      await client.mailboxOpen(folder, { readOnly: true });
      const found = await client.fetchAll('1:*', { envelope: true, flags: true });
      return found.map(({ envelope, flags = new Set() }) => ({
        messageId: envelope?.messageId ?? '',
        flags: [...flags].filter((flag) => flag !== String.raw`\Recent`).toSorted(),
      }));
    });
  }

  async #inside<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port: this.#port, secure: false },
      ...{ auth: ACCOUNT, logger: false as const },
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  #run(): ChildProcess {
    return startProgram('root', 'dovecot', '-F', '-c', `${this.#folder.inside}/conf`);
  }

  #ready(): Promise<void> {
    return until(() => this.#inside(async () => true));
  }
}

const LISTENERS = (port: number) => `
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}`;

const COMMON = (folder: string) => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
first_valid_uid = 1`;

const settingsOf23 = (folder: string, port: number) => `${COMMON(folder)}
disable_plaintext_auth = no
mail_location = maildir:${folder}/mails/%u
passdb {
  driver = static
  args = password=${ACCOUNT.pass}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}/mails
}
${LISTENERS(port)}
service stats {
  chroot =
}
`;

const settingsOf24 = (folder: string, port: number) => `dovecot_config_version = 2.4.1
dovecot_storage_version = 2.4.1
${COMMON(folder)}
auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ${folder}/mails/%{user}
passdb static {
  password = ${ACCOUNT.pass}
}
userdb static {
  fields {
    uid = ${NOBODY}
    gid = ${NOBODY}
    home = ${folder}/mails
  }
}
${LISTENERS(port)}
`;

/** Stands before a mailbox, and lets everything pass until a mail is to be marked. */
export interface MarkingGate {
  url: string;
  /** Settles when somebody is about to mark a mail; that command never arrives. */
  reached: Promise<void>;
  /** Hangs up, and lets everything pass from now on. */
  open(): void;
  close(): Promise<void>;
}

/** Begins to listen before a mailbox. */
export async function startMarkingGate(mailboxUrl: string): Promise<MarkingGate> {
  const target = new URL(mailboxUrl);
  const reached = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  let isOpen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    far.on('data', (data) => void near.write(data));
    near.on('data', (data) => {
      if (isOpen || !data.includes('UID STORE')) far.write(data);
      else reached.resolve();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(mailboxUrl);
  url.port = String((server.address() as AddressInfo).port);
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.toString(),
    reached: reached.promise,
    open: () => {
      isOpen = true;
      hangUp();
    },
    close: async () => {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}

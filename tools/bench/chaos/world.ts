import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../harness/free-port.ts';
import { ChaosProvider } from './fakes/provider.ts';
import { MailServer } from './fakes/mail-server.ts';
import { WebhookReceiver } from './fakes/webhook-receiver.ts';
import { Balancer } from './place/balancer.ts';
import { Server } from './place/cluster.ts';
import type { Services } from './place/services.ts';

/** Small enough to be filled in a moment. */
const FILE_STORE_SIZE = '64m';

/** The product with everything around it. */
export interface World {
  url: string;
  /** The run's own database, without a proxy. */
  databaseUrl: string;
  services: Services;
  servers: readonly Server[];
  balancer: Balancer;
  provider: ChaosProvider;
  mailServer: MailServer;
  receiver: WebhookReceiver;
  receiverUrl: string;
  filesFolder: string;
  /** Whether the file store is so small that it can be filled. */
  hasSmallFileStore: boolean;
  close(): Promise<void>;
}

interface WorldOptions {
  processes: number;
  folder: string;
  /** Seconds by which the clock of the last server is fast; needs libfaketime. */
  skew: number;
  /** The services as they are given: any database of the server, and Valkey. */
  services: Services;
}

/** Starts the fakes, the balancer and the servers; the last of several servers does jobs alone. */
export async function openWorld({
  processes,
  folder,
  skew,
  services,
}: WorldOptions): Promise<World> {
  const databaseUrl = await createDatabase(services.databaseUrl);
  const provider = new ChaosProvider();
  const mailServer = new MailServer();
  const receiver = new WebhookReceiver();
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
  const [front, providerPort, mailPort, receiverPort] = ports;
  await provider.listen(providerPort);
  await mailServer.listen(mailPort);
  await receiver.listen(receiverPort);
  const filesFolder = join(folder, 'files');
  const hasSmallFileStore = mountSmall(filesFolder);
  const url = `http://127.0.0.1:${front}`;
  const settings = {
    ...{ DATABASE_URL: databaseUrl, REDIS_URL: services.redisUrl },
    FILES_URL: `file://${filesFolder}`,
    OPENAI_BASE_URL: `http://127.0.0.1:${providerPort}/v1`,
    ...{ OPENAI_API_KEY: 'chaos', OPENAI_MODEL: 'chaos-1', ANSWER_CACHE: 'false' },
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    PUBLIC_URL: url,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ...{ GRAPHQL_BUDGETS: 'off', WEBHOOK_ALLOW_PRIVATE: 'true', LOG_LEVEL: 'warn' },
    SOCKETS_PER_ADDRESS: '10000',
    HOST: '127.0.0.1',
  };
  const servers: Server[] = [];
  for (let index = 0; index < processes; index += 1) {
    const isLast = index === processes - 1;
    const own = isLast && skew !== 0 ? { ...settings, ...fastClock(skew) } : settings;
    servers.push(await Server.create(`server-${index}`, index === 0 || !isLast, folder, own));
  }
  for (const server of servers) server.start();
  await Promise.all(servers.map((server) => server.ready()));
  const balancer = new Balancer(servers.filter(({ isWeb }) => isWeb).map(({ port }) => port));
  await balancer.listen(front);
  const close = async () => {
    balancer.close();
    await Promise.all(servers.map((server) => server.close(folder)));
    for (const fake of [provider, mailServer, receiver]) fake.close();
    if (hasSmallFileStore) execFileSync('umount', [filesFolder]);
    await dropDatabase(services.databaseUrl, databaseUrl);
  };
  return {
    ...{ url, databaseUrl, services, servers, balancer, provider, mailServer, receiver },
    receiverUrl: `http://127.0.0.1:${receiverPort}/hausgeist`,
    ...{ filesFolder, hasSmallFileStore, close },
  };
}

/** Settings by which a process sees another time of day; durations stay as they are. */
function fastClock(seconds: number): Record<string, string> {
  const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;
  if (!existsSync(library)) throw new Error(`${library} is not there: install libfaketime.`);
  return { LD_PRELOAD: library, FAKETIME: `+${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

/** Mounts a folder of limited size where this process may; else it is an ordinary folder. */
function mountSmall(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${FILE_STORE_SIZE}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `chaos_${randomBytes(4).toString('hex')}`;
  await administrate(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

async function dropDatabase(serverUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await administrate(serverUrl, `drop database if exists ${name} with (force)`);
}

async function administrate(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

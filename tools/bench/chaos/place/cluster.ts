import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TcpProxy } from '../../../../graphql-server/src/testing/tcp-proxy.ts';
import { freePort } from '../../harness/free-port.ts';
import { node, root } from '../../harness/paths.ts';
import { ManagedProcess } from '../../harness/process.ts';
import { environmentOf, READY, type Settings } from '../../harness/product.ts';
import { isReady } from './balancer.ts';

const main = join(root, 'graphql-server/dist/main.js');

/** A supervisor starts a server again this long after its end. */
const RESTART_MS = 1_000;
const LOOK_MS = 100;

/** One server of the product, kept alive as a supervisor does it, with its own ways to the services. */
export class Server {
  readonly name: string;
  readonly port: number;
  /** Whether clients are sent to it; otherwise it does jobs alone. */
  readonly isWeb: boolean;
  readonly database: TcpProxy;
  readonly valkey: TcpProxy;
  /** Times when the server ended by itself or could not start. */
  readonly crashes: string[] = [];
  readonly #environment: Settings;
  readonly #logs: string[] = [];
  #process: ManagedProcess | undefined;
  #isExpected = false;
  #isOver = false;

  private constructor(
    name: string,
    port: number,
    isWeb: boolean,
    ways: { database: TcpProxy; valkey: TcpProxy },
    environment: Settings,
  ) {
    this.name = name;
    this.port = port;
    this.isWeb = isWeb;
    this.database = ways.database;
    this.valkey = ways.valkey;
    this.#environment = environment;
  }

  static async create(
    name: string,
    isWeb: boolean,
    folder: string,
    settings: Settings & { DATABASE_URL: string; REDIS_URL: string },
  ): Promise<Server> {
    const port = await freePort();
    const database = await proxyOf(settings.DATABASE_URL);
    const valkey = await proxyOf(settings.REDIS_URL);
    const dataDir = join(folder, name);
    mkdirSync(dataDir, { recursive: true });
    const environment = environmentOf(dataDir, port, {
      ...settings,
      DATABASE_URL: database.url,
      REDIS_URL: valkey.url,
    });
    const ways = { database: database.proxy, valkey: valkey.proxy };
    return new Server(name, port, isWeb, ways, environment);
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Everything that it has logged, over all its starts. */
  get log(): string {
    return [...this.#logs, this.#process?.output ?? ''].join('');
  }

  /** Starts it, and starts it again whenever it ends. */
  start(): void {
    const child = new ManagedProcess(node, [main], this.#environment);
    this.#process = child;
    this.#isExpected = false;
    void this.#superviseUntilEnd(child);
  }

  /** Waits until it says that it can serve. */
  async ready(): Promise<void> {
    while (!(await isReady(this.port))) await delay(LOOK_MS);
  }

  signal(signal: NodeJS.Signals): void {
    const { pid } = this;
    if (pid === undefined) return;
    if (signal === 'SIGKILL' || signal === 'SIGTERM') this.#isExpected = true;
    process.kill(pid, signal);
  }

  /** Asks it to end as an update does, and waits until it is there again. */
  async replace(): Promise<void> {
    const child = this.#process;
    this.signal('SIGTERM');
    await child?.ended();
    while (!this.#process) await delay(LOOK_MS);
    await this.ready();
  }

  /** Ends it for good; its log is kept in a file. */
  async close(logFolder: string): Promise<void> {
    this.#isOver = true;
    await this.#process?.stop();
    writeFileSync(join(logFolder, `${this.name}.log`), this.log);
    await Promise.all([this.database.close(), this.valkey.close()]);
  }

  async #superviseUntilEnd(child: ManagedProcess): Promise<void> {
    const how = await child.ended();
    this.#logs.push(child.output);
    if (!this.#isExpected && !this.#isOver) {
      const last = child.output.trim().split('\n').at(-1)?.slice(0, 300) ?? '';
      const when = child.output.includes(READY) ? 'at work' : 'while it started';
      this.crashes.push(`${this.name} ended ${when} with ${how}: ${last}`);
    }
    this.#process = undefined;
    await delay(RESTART_MS);
    if (!this.#isOver) this.start();
  }
}

/** A proxy before a service, and the service's address through it. */
async function proxyOf(address: string): Promise<{ proxy: TcpProxy; url: string }> {
  const proxy = new TcpProxy(address);
  return { proxy, url: await proxy.listen(address) };
}

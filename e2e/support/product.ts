import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.js';
import { templateFolder } from './template.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node24 = join(root, 'node_modules/node/bin/node');
const main = join(root, 'graphql-server/dist/main.js');

/** Settings of the server by the names of its environment variables. */
export type Settings = Record<string, string>;

export interface ProductOptions {
  /** Data folder to start from; the seeded one unless given, an empty one if undefined. */
  template?: string | undefined;
  settings?: Settings;
}

/** How a process ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** What it wrote to standard error. */
  stderr: string;
  /** Milliseconds since it was told to end, or since its start. */
  ms: number;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The built product as a process of its own, with its own data folder and port. */
export class Product {
  readonly dataDir: string;
  readonly port: number;
  readonly settings: Settings;
  #process: ChildProcess | undefined;
  #output = '';
  #stderr = '';

  private constructor(dataDir: string, port: number, settings: Settings) {
    this.dataDir = dataDir;
    this.port = port;
    this.settings = settings;
  }

  /** Prepares a product; it runs after {@link start}. */
  static async create(options: ProductOptions = {}): Promise<Product> {
    const template = 'template' in options ? options.template : templateFolder();
    const dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-e2e-'));
    // For 2,500 files, the asynchronous function takes six times as much processor time.
    if (template) cpSync(template, dataDir, { recursive: true });
    return new Product(dataDir, await freePort(), options.settings ?? {});
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Everything it wrote, over all its starts. */
  get log(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  /** Starts it and waits until it takes requests; fails with its words when it ends instead. */
  async start(changed: Settings = {}): Promise<void> {
    Object.assign(this.settings, changed);
    const child = this.#spawn();
    const ready = new Promise<void>((resolve) => {
      child.stdout?.on('data', () => {
        if (this.#linesOfThisStart().includes('is ready at')) resolve();
      });
    });
    const ended = once(child, 'close').then(([code, signal]) => {
      const how = String(signal ?? code);
      throw new Error(`The product ended with ${how}:\n${this.#linesOfThisStart()}`);
    });
    ended.catch(() => undefined);
    await Promise.race([ready, ended]);
  }

  /** Starts it although it is expected to refuse, and waits for its end. */
  async startToFail(changed: Settings = {}): Promise<Exit> {
    Object.assign(this.settings, changed);
    const startedAt = performance.now();
    return this.#end(this.#spawn(), startedAt);
  }

  /** Ends it without any chance to tidy up, as a power cut does. */
  async kill(): Promise<void> {
    await this.#signal('SIGKILL');
  }

  /** Asks it to end and waits until it has. */
  async terminate(signal: NodeJS.Signals = 'SIGTERM'): Promise<Exit> {
    return this.#signal(signal);
  }

  /** Sends a signal without waiting. */
  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  /** Ends it in whatever state it is, and deletes its data. */
  async dispose(): Promise<void> {
    if (this.isRunning) await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  #startedAtOffset = 0;

  #linesOfThisStart = () => this.#output.slice(this.#startedAtOffset);

  #spawn(): ChildProcess {
    if (this.#process) throw new Error('The product runs already.');
    this.#startedAtOffset = this.#output.length;
    this.#stderr = '';
    const child = spawn(node24, [main], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TMPDIR: process.env.TMPDIR,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        SEED_DEMO: 'true',
        // Journeys count what they do themselves.
        DEMO_CONVERSATIONS: 'false',
        NODE_ENV: 'development',
        LOG_LEVEL: 'info',
        // Lets a test say where it comes from, so that tests do not share limits per address.
        TRUSTED_PROXIES: 'loopback',
        ...this.settings,
      },
    });
    running.add(child);
    this.#process = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#output += text;
      this.#stderr += text;
    });
    child.once('close', () => {
      running.delete(child);
      if (this.#process === child) this.#process = undefined;
    });
    return child;
  }

  async #signal(signal: NodeJS.Signals): Promise<Exit> {
    const child = this.#process;
    if (!child) throw new Error('The product does not run.');
    const sentAt = performance.now();
    child.kill(signal);
    return this.#end(child, sentAt);
  }

  async #end(child: ChildProcess, since: number): Promise<Exit> {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return { code, signal, stderr: this.#stderr, ms: performance.now() - since };
  }
}

import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { node, root } from './paths.ts';
import { onCore } from './pinning.ts';
import { ManagedProcess } from './process.ts';

const main = join(root, 'graphql-server/dist/main.js');

/** What the product writes once it takes requests. */
export const READY = 'is ready at';

/** Settings by the names of their environment variables. */
export type Settings = Record<string, string>;

/** The environment of a product: nothing of ours but what it needs to run, and its settings. */
export function environmentOf(dataDir: string, port: number, settings: Settings = {}): Settings {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR },
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED_DEMO: 'true',
    DEMO_CONVERSATIONS: 'false',
    NODE_ENV: 'development',
    // Lets clients of a benchmark come from different addresses, as real ones do.
    TRUSTED_PROXIES: 'loopback',
    ...settings,
  };
}

/** The built product as a process of its own. */
export class Product implements AsyncDisposable {
  readonly url: string;
  readonly process: ManagedProcess;

  private constructor(port: number, process: ManagedProcess) {
    this.url = `http://localhost:${port}`;
    this.process = process;
  }

  /** Starts it without waiting. `flags` are for Node itself; `core` keeps it on one core. */
  static async spawn(
    dataDir: string,
    settings: Settings = {},
    flags: readonly string[] = [],
    core?: number,
  ): Promise<Product> {
    const port = await freePort();
    const environment = environmentOf(dataDir, port, settings);
    const own = [...flags, main];
    const [command, args] = core === undefined ? [node, own] : onCore(core, node, own);
    return new Product(port, new ManagedProcess(command, args, environment));
  }

  /** Starts it and waits until it takes requests. */
  static async start(...args: Parameters<typeof Product.spawn>): Promise<Product> {
    const product = await Product.spawn(...args);
    await product.ready();
    return product;
  }

  /** Milliseconds from its start until it says that it is ready. */
  ready(): Promise<number> {
    return this.process.wrote(READY);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.process.stop();
  }
}

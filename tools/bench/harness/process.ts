import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './paths.ts';

/** How long a process may take to end by itself once it was told to. */
const PATIENCE_MS = 30_000;

/** Characters of its output that are kept. */
const MOST_OUTPUT = 1_000_000;

const running = new Set<ManagedProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

/** A command in a process group of its own, which ends with this process at the latest. */
export class ManagedProcess {
  readonly startedAt = performance.now();
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  #output = '';

  /** With `onMessage` the command can send messages with `process.send`. */
  constructor(
    command: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    onMessage?: (message: unknown) => void,
  ) {
    this.#child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
      detached: true,
    });
    this.#closed = once(this.#child, 'close').finally(() => running.delete(this));
    // A command that cannot start is reported by the code that waits for its output.
    this.#closed.catch(() => undefined);
    running.add(this);
    if (onMessage) this.#child.on('message', onMessage);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        // The log of a server under load is not read here.
        if (this.#output.length < MOST_OUTPUT) this.#output += text;
      });
    }
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('The process has not started.');
    return this.#child.pid;
  }

  /** What it wrote, up to a limit. */
  get output(): string {
    return this.#output;
  }

  /** Milliseconds from its start until it wrote this text; fails with its words if it ends before. */
  async wrote(text: string): Promise<number> {
    const seen = new Promise<void>((resolve) => {
      const look = () => {
        if (!this.#output.includes(text)) return;
        this.#child.stdout?.off('data', look);
        resolve();
      };
      this.#child.stdout?.on('data', look);
      look();
    });
    const ended = this.#closed.then(() => {
      throw new Error(`A process ended too early:\n${this.#output}`);
    });
    await Promise.race([seen, ended]);
    return performance.now() - this.startedAt;
  }

  /** Sends it a message; only for a command that was started with `onMessage`. */
  send(message: object): void {
    this.#child.send(message);
  }

  /** Waits until it has ended, and tells by which code or signal. */
  async ended(): Promise<string> {
    const [code, signal] = (await this.#closed) as [number | null, string | null];
    return signal ?? `code ${code}`;
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    if (!running.has(this)) return;
    const timer = setTimeout(() => this.kill(), PATIENCE_MS);
    this.#child.kill('SIGTERM');
    await this.#closed;
    clearTimeout(timer);
  }

  /** Ends it and all that it started, at once. */
  kill(): void {
    try {
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

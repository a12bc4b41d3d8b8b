import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** How a process ended. */
export interface ProcessExit {
  code: number | null;
  signal: NodeJS.Signals | null;
  ms: number;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The built server as a process of its own, on a free port. */
export class ServerProcess {
  /** What it wrote, by lines; those of the log are JSON. */
  readonly lines: string[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<ProcessExit>;
  #url = '';

  /** Starts it with these settings, and nothing of the environment of the tests. */
  constructor(settings: Readonly<Record<string, string>>) {
    const startedAt = performance.now();
    this.#child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...{ PATH: process.env['PATH'], NODE_ENV: 'development' },
        ...{ HOST: '127.0.0.1', PORT: '0' },
        ...settings,
      },
    });
    running.add(this.#child);
    this.#ended = once(this.#child, 'close').then(([code, signal]) => {
      running.delete(this.#child);
      return {
        code: code as number | null,
        signal: signal as NodeJS.Signals | null,
        ms: performance.now() - startedAt,
      };
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.lines.push(line));
    }
  }

  get url(): string {
    return this.#url;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Waits until it takes requests; fails with its words when it ends instead. */
  async ready(): Promise<void> {
    const address = () => this.lines.join('\n').match(/is ready at (\S+)/)?.[1];
    const ended = this.#ended.then(({ code }) => {
      throw new Error(`The server ended with ${code}:\n${this.lines.join('\n')}`);
    });
    ended.catch(() => undefined);
    while (!address()) {
      await Promise.race([once(this.#child.stdout as NodeJS.ReadableStream, 'data'), ended]);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    this.#url = address() ?? '';
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Its end, with the time from now. */
  async ended(): Promise<ProcessExit> {
    const since = performance.now();
    return { ...(await this.#ended), ms: performance.now() - since };
  }

  async terminate(): Promise<ProcessExit> {
    this.signal('SIGTERM');
    return this.ended();
  }

  /** What `/readyz` answers, by its status; 0 if nothing does. */
  async readiness(): Promise<number> {
    const response = await fetch(`${this.#url}/readyz`, { signal: AbortSignal.timeout(12_000) });
    return response.status;
  }
}

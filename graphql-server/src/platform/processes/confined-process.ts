import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** What one task may cost. */
export interface ProcessLimits {
  /** Time from start to end, in milliseconds. */
  timeMs: number;
  /** Memory of the process as the system counts it, in bytes. */
  memoryBytes: number;
  /** Heap of the process, in megabytes. */
  heapMegabytes: number;
  /** What it may write, in bytes; {@link MAX_OUTPUT_BYTES} if not said. */
  outputBytes?: number;
}

/** What a process may write: this is read into the memory of the server. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** How often the memory of a running process is looked at, in milliseconds. */
const WATCH_MS = 20;

/** The task could not be done, or cost too much. */
export class ConfinedProcessError extends Error {}

/** The task was not done in its time, be it costly or the machine busy. */
export class OutOfTimeError extends ConfinedProcessError {}

/** Tests run the sources, where Node has to look for `.ts` behind an import of `.js`. */
const SOURCE_LOADER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch (error) {
        if (!specifier.endsWith('.js')) throw error;
        return next(specifier.slice(0, -3) + '.ts', context);
      }
    },
  });
`)}`;

/** The parts of the platform that confined programs use. */
const ZIP_FOLDER = join(import.meta.dirname, '../zip');

export interface ConfinedTask {
  /** The program, without its ending, which is that of the sources or of what they become. */
  entry: string;
  args: readonly string[];
  /** An open file that becomes the standard input of the process, or the bytes themselves. */
  input: { fd: number } | Buffer;
  /** Root of the checkout, where the program and its libraries are. */
  programFolder: string;
  /** Folders of the program besides its own. */
  sources?: readonly string[];
  /** Whether the program uses libraries that are compiled for the machine. */
  usesAddons?: boolean;
  limits: ProcessLimits;
  signal: AbortSignal;
}

/**
 * Runs a program over untrusted bytes, in a process of its own, and gives what it writes.
 *
 * A worker thread would not do: when a thread's heap runs over in one large step, V8 ends the
 * whole process, and buffers do not count towards a thread's limits at all.
 */
export async function runConfined(task: ConfinedTask): Promise<Buffer> {
  const { input, limits, signal } = task;
  const deadline = performance.now() + limits.timeMs;
  const child = spawn(process.execPath, argumentsFor(task), {
    env: {},
    stdio: ['fd' in input ? input.fd : 'pipe', 'pipe', 'ignore'],
    timeout: limits.timeMs,
    killSignal: 'SIGKILL',
    signal,
  });
  if (!('fd' in input)) {
    // A process that is stopped while it still reads is told by its exit.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  }
  try {
    return await outcome(child, limits);
  } catch (cause) {
    if (signal.aborted || performance.now() < deadline) throw cause;
    throw new OutOfTimeError('The process took too long.', { cause });
  }
}

function argumentsFor(task: ConfinedTask): string[] {
  const { entry, args, programFolder, sources = [], usesAddons = false, limits } = task;
  const extension = extname(import.meta.filename);
  return [
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--max-semi-space-size=4',
    ...confinement(programFolder, [dirname(entry), ...sources]),
    ...(usesAddons ? ['--allow-addons'] : []),
    ...(extension === '.ts' ? ['--import', SOURCE_LOADER] : []),
    `${entry}${extension}`,
    ...args,
  ];
}

/**
 * What keeps the process from doing anything but reading: it sees its own program and libraries,
 * not the data folder, and may neither write, nor start programs or threads, nor make up code.
 */
export function confinement(programFolder: string, sources: readonly string[]): string[] {
  const server = join(programFolder, 'graphql-server');
  const libraries = [join(programFolder, 'node_modules'), join(server, 'node_modules')];
  const readable = [
    ...[...sources, ZIP_FOLDER].map((path) => join(path, '*')),
    join(server, 'package.json'),
    join(programFolder, 'package.json'),
    ...libraries,
    // Installed elsewhere and linked, they are read at both places.
    ...[...libraries, ...libraries.filter(existsSync).map((path) => realpathSync(path))].map(
      (path) => join(path, '*'),
    ),
  ];
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--disable-warning=ExperimentalWarning',
  ];
}

async function outcome(
  child: ChildProcess,
  { memoryBytes, outputBytes = MAX_OUTPUT_BYTES }: ProcessLimits,
): Promise<Buffer> {
  const watch = setInterval(() => void stopGreedy(child, memoryBytes), WATCH_MS);
  try {
    const [output, code] = await Promise.all([
      readOutput(child.stdout, outputBytes),
      exitOf(child),
    ]);
    if (code !== 0) throw new ConfinedProcessError(`The process ended with ${code}.`);
    return output;
  } finally {
    clearInterval(watch);
    child.kill('SIGKILL');
  }
}

/** What the process writes; a process that a hostile file has taken over may write without end. */
async function readOutput(output: Readable | null, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of (output ?? []) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most) throw new ConfinedProcessError('The process wrote too much.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | string>((resolve, reject) => {
    child.once('error', (cause) => {
      reject(new ConfinedProcessError('The process failed.', { cause }));
    });
    child.once('exit', (code, signal) => {
      resolve(code ?? signal ?? 'unknown');
    });
  });

/**
 * Ends a process that takes more memory than allowed; buffers do not count as heap, so V8's limit
 * does not hold them. Where the system has no such file, time and heap are the limits.
 */
async function stopGreedy(child: ChildProcess, memoryBytes: number): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  if (kilobytes * 1024 > memoryBytes) child.kill('SIGKILL');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ExtractionLimits } from './extraction-limits.js';

/** How often the memory of a running process is looked at, in milliseconds. */
const WATCH_MS = 20;

/** The document could not be read, or reading it cost too much. */
export class ExtractionError extends Error {}

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

const extension = extname(import.meta.filename);
const ENTRY = join(import.meta.dirname, `extraction-process${extension}`);

interface ExtractionTask {
  kind: string;
  /** File to read; it becomes the standard input of the process. */
  file: string;
  /** Root of the checkout, where the program and its libraries are. */
  programFolder: string;
  limits: ExtractionLimits;
  signal: AbortSignal;
}

/**
 * Reads the text of a document in a process of its own.
 *
 * A worker thread would not do: when a thread's heap runs over in one large step, V8 ends the
 * whole process, and buffers do not count towards a thread's limits at all.
 */
export async function runExtraction(task: ExtractionTask): Promise<string> {
  const input = await open(task.file);
  try {
    const child = spawn(process.execPath, argumentsFor(task), {
      env: {},
      stdio: [input.fd, 'pipe', 'ignore'],
      timeout: task.limits.timeMs,
      killSignal: 'SIGKILL',
      signal: task.signal,
    });
    return await outcome(child, task.limits.memoryBytes);
  } finally {
    await input.close();
  }
}

function argumentsFor({ kind, programFolder, limits }: ExtractionTask): string[] {
  return [
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--max-semi-space-size=4',
    ...confinement(programFolder),
    ...(extension === '.ts' ? ['--import', SOURCE_LOADER] : []),
    ENTRY,
    kind,
  ];
}

/**
 * What keeps the process from doing anything but reading: it sees its own program and libraries,
 * not the data folder, and may neither write, nor start programs or threads, nor make up code.
 */
export function confinement(programFolder: string): string[] {
  const server = join(programFolder, 'graphql-server');
  const libraries = [join(programFolder, 'node_modules'), join(server, 'node_modules')];
  const readable = [
    join(import.meta.dirname, '..', '*'),
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

async function outcome(child: ChildProcess, memoryBytes: number): Promise<string> {
  const watch = setInterval(() => void stopGreedy(child, memoryBytes), WATCH_MS);
  try {
    const [output, code] = await Promise.all([readOutput(child), exitOf(child)]);
    if (code !== 0) throw new ExtractionError(`The document could not be read (${code}).`);
    return output;
  } finally {
    clearInterval(watch);
    child.kill('SIGKILL');
  }
}

async function readOutput(child: ChildProcess): Promise<string> {
  return child.stdout ? (await buffer(child.stdout)).toString('utf8') : '';
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | string>((resolve, reject) => {
    child.once('error', (cause) => {
      reject(new ExtractionError('The document could not be read.', { cause }));
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

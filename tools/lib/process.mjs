import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root, toolEnv } from './paths.mjs';

const children = new Set();
let stopping = false;
let lastSignalAt = 0;

const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0);

// Ctrl-C reaches a whole process group and npm passes it on once more, so that one press may arrive
// twice: what comes within a second of the first is the same wish.
function onSignal(signal) {
  const now = Date.now();
  if (now - lastSignalAt < 1000) return;
  lastSignalAt = now;
  if (children.size === 0) process.exit(exitCodeOf(signal));
  stopAll(signal);
}

/** Ends every command that runs now. */
export function stopAll(signal) {
  stopping = true;
  for (const child of children) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal(signal));

/** Whether this script was asked to end. */
export const isStopping = () => stopping;

/** An expected failure: its message is shown, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message one clear sentence
   * @param {string} output what the failed tool printed
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Starts a command that signals are passed on to. It is not put into a process group of its own, so
 * that ending this script's group ends the command too.
 */
export function start(command, args, options = {}) {
  const { env, ...rest } = options;
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...rest, env: toolEnv(env) });
  children.add(child);
  child.once('close', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/**
 * Runs a command to its end and gives its exit code, and its output where `capture` is set.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { capture?: boolean }} options
 */
export function run(command, args, { capture = false, ...options } = {}) {
  const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = start(command, args, { stdio, ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({ code: code ?? exitCodeOf(signal), output, stopped: stopping }),
    );
  });
}

/**
 * Runs a command quietly; a failure shows the sentence and what the command printed.
 *
 * @param {string} failure
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export async function must(failure, command, args, options = {}) {
  const { code, output, stopped } = await run(command, args, { capture: true, ...options });
  if (stopped) process.exit(code || 130);
  if (code !== 0) throw new Failure(failure, output);
  return output;
}

/** A wrong option is the caller's, too; what Node says of it is meant for people. */
const isWrongOption = ({ code }) => String(code).startsWith('ERR_PARSE_ARGS_');

const HELP_WORDS = new Set(['--help', '-h', 'help']);

/** What the comment at the top of a script says: its commands and their options. */
function commentOf(script) {
  const [comment = ''] = readFileSync(fileURLToPath(script), 'utf8').match(/(?:^\/\/.*\n)+/m) ?? [];
  return comment.replaceAll(/^\/\/ ?/gm, '');
}

/** Options that take a value, as `parseArgs` wants them. */
export const withValue = (...names) =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

/**
 * Runs a script's main function; expected failures end it with their sentence and exit code 1. Before it does anything,
 * `--help` prints the comment at the top of the script, and what it does not take ends it with exit code 2.
 *
 * @param {(given: { values: any, positionals: string[] }) => Promise<number | void>} action
 * @param {string} [script] its address; without one, all words are the action's to read
 * @param {import('node:util').ParseArgsConfig} [takes] what it takes, as `parseArgs` wants it
 */
export async function main(action, script, takes = {}) {
  if (script && process.argv.slice(2).some((word) => HELP_WORDS.has(word))) {
    process.stdout.write(commentOf(script));
    return;
  }
  try {
    const code = await action(script ? parseArgs(takes) : { values: {}, positionals: [] });
    process.exitCode = typeof code === 'number' ? code : 0;
  } catch (error) {
    if (!(error instanceof Failure) && !isWrongOption(error)) throw error;
    if (error.output?.trim()) process.stderr.write(`${error.output.trimEnd()}\n\n`);
    // Behind its first sentence Node tells of words that begin with a dash and are no options: none here takes any.
    const [sentence] = error.message.split('. ');
    const said = isWrongOption(error) ? `${sentence}. --help says what this takes.` : error.message;
    process.stderr.write(`${said}\n`);
    process.exitCode = isWrongOption(error) ? 2 : 1;
  }
}

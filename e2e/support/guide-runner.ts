import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fileName, type GuideBlock } from './guide.js';
import { installPacked } from './packed-packages.js';
import { differenceOf, textDifferenceOf } from './guide-shape.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The host that guides write; the product of the test takes its place. */
const HOST = /https:\/\/chat\.example/g;

/** Follows a guide as its reader would: in a folder of its own, one block after the other. */
export class GuideRunner {
  readonly #url: string;
  readonly #folder: string;
  readonly #variables: Record<string, string> = {};

  private constructor(url: string, folder: string) {
    this.#url = url;
    this.#folder = folder;
  }

  /** An empty project that has installed the SDK out of its package, and finds what this repository has of others. */
  static async create(url: string): Promise<GuideRunner> {
    const folder = await mkdtemp(join(tmpdir(), 'hausgeist-guide-'));
    await run(process.execPath, [
      join(root, 'tools/mf.mjs'),
      'pack',
      '--out',
      join(folder, 'vendor'),
      'sdk',
    ]);
    await installPacked(folder);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    return new GuideRunner(url, folder);
  }

  async dispose(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Runs a block, or writes the file that it is; throws when something else comes out than is shown. */
  async run(block: GuideBlock): Promise<void> {
    const name = fileName(block);
    if (name) return this.#write(name, this.#here(block.text));
    if (block.language === 'sh') return this.#check(block, await this.#shell(block.text));
    if (block.language === 'graphql') return this.#check(block, await this.#post(block));
    throw new Error('Its first line does not name a file, and it is nothing to run.');
  }

  #here(text: string): string {
    return text.replace(HOST, this.#url);
  }

  async #write(name: string, text: string): Promise<void> {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  async #shell(text: string): Promise<string> {
    const tools = [join(root, 'node_modules/node/bin'), join(this.#folder, 'node_modules/.bin')];
    const { stdout } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', this.#here(text)], {
      cwd: this.#folder,
      env: {
        ...{ HOME: process.env['HOME'], LANG: 'C.UTF-8' },
        PATH: [...tools, process.env['PATH']].join(delimiter),
        ...this.#variables,
      },
    });
    return stdout;
  }

  async #post({ text, variables }: GuideBlock): Promise<string> {
    const response = await fetch(new URL('/graphql', this.#url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${this.#variables['TOKEN'] ?? ''}`,
      },
      body: JSON.stringify({ query: text, variables: JSON.parse(variables ?? '{}') as unknown }),
    });
    return response.text();
  }

  #check({ language, shown, keep }: GuideBlock, output: string): void {
    if (keep) this.#variables[keep.name] = valueAt(JSON.parse(output), keep.path);
    // What prints nothing has nothing to show; an answer has.
    if (!shown && (language === 'graphql' || output.trim().startsWith('{'))) {
      throw new Error(`The guide does not show what comes back:\n${output}`);
    }
    if (!shown) return;
    const difference =
      shown.language === 'text'
        ? textDifferenceOf(output, shown.text)
        : differenceOf(...withoutCost(JSON.parse(output), JSON.parse(shown.text)));
    if (difference) throw new Error(`${difference}\n${output}`);
  }
}

/** Every answer tells its cost; a guide need not repeat it. */
function withoutCost(actual: unknown, shown: unknown): [unknown, unknown] {
  const isQuiet = !Object.hasOwn(shown as object, 'extensions');
  if (!isQuiet || !Object.hasOwn(actual as object, 'data')) return [actual, shown];
  const { extensions: _cost, ...rest } = actual as Record<string, unknown>;
  return [rest, shown];
}

function valueAt(answer: unknown, path: string): string {
  let value = answer;
  for (const name of path.split('.'))
    value = (value as Record<string, unknown> | undefined)?.[name];
  if (typeof value !== 'string') throw new Error(`The answer has no ${path}.`);
  return value;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@hausgeist/schema';
import { z } from 'zod';
import { AppError, platformReasons } from '../errors/index.js';
import type { Shell } from './shell-page.js';
import {
  contentTypeOf,
  isCompressedCopy,
  type StaticContent,
  toStaticContent,
} from './static-content.js';

const textsSchema = z.partialRecord(
  z.enum(LANGUAGES.map(({ code }) => code)),
  z.record(z.string(), z.string()),
);

const infoSchema = z.object({
  shared: z.record(z.string(), z.string()),
  ofConsoles: z.array(z.string()).default([]),
  font: z.string().optional(),
  early: z.object({ script: z.string(), viewer: z.string() }).optional(),
  texts: textsSchema,
  consoleTexts: z.partialRecord(z.enum(['admin', 'company']), textsSchema).default({}),
});

/** A built shell with its files, by their path below the root of the site. */
export interface ShellBuild {
  shell: Shell;
  assets: ReadonlyMap<string, StaticContent>;
}

/** Reads `shell/dist`; undefined while the shell has not been built. */
export async function readShellBuild(folder: string): Promise<ShellBuild | undefined> {
  const template = await readOptional(join(folder, 'index.html'));
  if (!template) return undefined;
  const info = await readFile(join(folder, 'shell.json'), 'utf8');
  const names = await readdir(join(folder, 'assets'));
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(name, await readFile(join(folder, 'assets', name)));
  const assets = names
    .filter((name) => contentTypeOf(name) && !isCompressedCopy(name))
    .map((name): [string, StaticContent] => [
      `/assets/${name}`,
      toStaticContent(name, files.get(name) ?? Buffer.of(), {
        br: files.get(`${name}.br`),
        gzip: files.get(`${name}.gz`),
      }),
    ]);
  return { shell: toShell(template.toString('utf8'), info), assets: new Map(assets) };
}

/** Asks the shell's development server for its current page. */
export async function fetchDevShell(origin: string): Promise<Shell> {
  const [template, info] = await Promise.all([
    fetchText(`${origin}/index.html`),
    fetchText(`${origin}/shell.json`),
  ]).catch((cause: unknown) => {
    throw new AppError(
      'UNAVAILABLE',
      platformReasons.FRONT_END_UNREACHABLE({ cause: String(cause) }),
    );
  });
  return { ...toShell(template, info), devOrigin: origin };
}

const toShell = (template: string, info: string): Shell => ({
  template,
  ...infoSchema.parse(JSON.parse(info)),
});

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

async function readOptional(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

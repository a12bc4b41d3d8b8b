import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { isOwnRelease } from '../lib/build-stamps.mjs';
import { ROOT } from './paths.mjs';
import { remoteConfig } from './remote.config.mjs';

let folder;

beforeEach(() => {
  // Below the checkout, so that packages are found as usual.
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, '.cache', 'mf-tiny-'));
  write('package.json', JSON.stringify({ name: '@hausgeist/mf-tiny', version: '1.0.0' }));
  const federation = { routes: ['/tiny'], navigation: [], audience: 'end-user' };
  write('federation.json', JSON.stringify(federation));
  write('src/texts.ts', 'export const text = "Hello";\n');
  write('src/late.ts', 'export const late = "Later";\n');
  write('src/App.module.css', '.a { color: red; }\n');
  write('src/App.tsx', app());
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file, content) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

const app = ({ name = 'App', imported = 'text' } = {}) => `
import { useState } from 'react';
import { ${imported} as shown } from './texts';
import styles from './App.module.css';
export function ${name}() {
  const [text, setText] = useState(shown);
  return <button className={styles.a} onClick={() => void import('./late').then(({ late }) => setText(late))}>{text}</button>;
}
`;

/** Builds it; gives what webpack complains about. */
function build(...plugins) {
  const common = remoteConfig({ context: folder, dev: false });
  const config = { ...common, plugins: [...common.plugins, ...plugins], cache: false };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      return resolve(stats.toJson({ all: false, errors: true }).errors.map((each) => each.message));
    });
  });
}

const readRelease = () => JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8'));

const digest = (kind, content) => `${kind}-${createHash(kind).update(content).digest('base64')}`;

const withBudget = (budget) =>
  JSON.stringify({ routes: ['/tiny'], navigation: [], audience: 'end-user', budget });

describe('a build of a micro-frontend', () => {
  it('has a container that vouches for each of its scripts and styles', async () => {
    expect(await build()).toEqual([]);
    const { version, files, entry, integrity } = readRelease();
    const read = (file) => readFileSync(path.join(folder, 'dist', version, file));
    const container = read(entry);
    expect(integrity).toBe(digest('sha384', container));
    const others = files.filter((file) => /\.(?:js|css)$/.test(file) && file !== entry);
    expect(others.length).toBeGreaterThan(2);
    for (const file of others) expect(`${container}`).toContain(digest('sha256', read(file)));
    expect(`${container}`).toMatch(/\.integrity=/);
    expect(`${container}`).not.toContain('%HAUSGEIST-INTEGRITY%');
    expect(isOwnRelease(folder)).toBe(true);
    // Sources that were changed since are not what was built.
    write('src/texts.ts', 'export const text = "Goodbye";\n');
    expect(isOwnRelease(folder)).toBe(false);
  });

  it('has scripts that browsers compile while they arrive', async () => {
    await build();
    const { version, files } = readRelease();
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    for (const file of scripts) {
      const script = readFileSync(path.join(folder, 'dist', version, file), 'utf8');
      expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });

  it('fails with an import that does not exist', async () => {
    write('src/App.tsx', app({ imported: 'missing' }));
    expect((await build()).join('\n')).toContain("export 'missing'");
    expect(readdirSync(folder)).not.toContain('dist');
  });

  it('fails when its first screen loads more than its budget, and says what', async () => {
    write('federation.json', withBudget(100_000));
    expect(await build()).toEqual([]);
    write('federation.json', withBudget(1_000));
    const [problem, ...more] = await build();
    expect(more).toEqual([]);
    expect(problem).toMatch(/loads \d+ bytes of JavaScript, 1000 are allowed/);
    expect(problem).toContain('raise "budget" in federation.json of ');
    expect(problem).toMatch(/remoteEntry\.js \d+/);
    expect(problem).toMatch(/__federation_expose_App\.\w+\.js \d+/);
  });

  it('says which files a page needs besides, in each language', async () => {
    const federation = { routes: ['/tiny'], navigation: [], audience: 'end-user' };
    const tell = (pages) =>
      write('federation.json', JSON.stringify({ ...federation, pages: { '/tiny': pages } }));
    write('src/late-de.ts', 'export const late = "Später";\n');
    write('src/late-en.ts', 'export const late = "Later";\n');
    const texts = "export const texts = [() => import('./late-de'), () => import('./late-en')];\n";
    write('src/App.tsx', app() + texts);
    tell(['./late', './late-{language}']);
    expect(await build()).toEqual([]);
    const { version, pages } = readRelease();
    const read = (file) => `${readFileSync(path.join(folder, 'dist', version, file))}`;
    expect(pages.map(({ route }) => route)).toEqual(['/tiny']);
    const [{ files, texts: byLanguage }] = pages;
    expect(files.map(read)).toEqual([expect.stringContaining('Later')]);
    expect(Object.keys(byLanguage).toSorted()).toEqual(['de', 'en']);
    expect(byLanguage.de.map(read)).toEqual([expect.stringContaining('Später')]);
    tell(['./missing']);
    await expect(build()).rejects.toThrow('No late part ./missing is imported.');
  });

  it('has in the files of a frame alone what pages below its route share with it', async () => {
    const pages = {
      '/tiny/*': ['./frame', './frame-{language}'],
      '/tiny/page': ['./page', './page-{language}'],
      '/other': ['./other'],
    };
    const federation = { routes: ['/tiny'], navigation: [], audience: 'end-user', pages };
    write('federation.json', JSON.stringify(federation));
    write('src/shared.ts', 'export const shared = [document.title, "Shared"];\n');
    const parts = ['frame', 'page', 'other', 'frame-de', 'page-de'];
    for (const part of parts) {
      write(
        `src/${part}.ts`,
        `import { shared } from './shared';\nexport const own = () => shared.join("of ${part}");\n`,
      );
    }
    const imports = parts.map((part) => `() => import('./${part}')`);
    write('src/App.tsx', `${app()}export const parts = [${imports.join(', ')}];\n`);
    expect(await build()).toEqual([]);
    const { version, pages: described } = readRelease();
    const read = (file) => `${readFileSync(path.join(folder, 'dist', version, file))}`;
    const [frame, page, other] = described;
    const textOf = (files) => files.map(read).join('\n');
    const timesShared = (files) => textOf(files).split('"Shared"').length - 1;
    // The page waits for its frame, which has it once.
    expect(page.files).toEqual(expect.arrayContaining(frame.files));
    expect([frame.files, page.files, other.files].map(timesShared)).toEqual([1, 1, 1]);
    expect(textOf(page.files)).toContain('of page');
    expect(textOf(frame.files)).not.toContain('of page');
    // So with texts of a language; a page elsewhere waits for no frame.
    expect(page.texts.de).toEqual(expect.arrayContaining(frame.texts.de));
    expect(timesShared(page.texts.de)).toBe(1);
    expect(other.files).toHaveLength(1);
  });

  it('fails without its App', async () => {
    write('src/App.tsx', app({ name: 'Application' }));
    expect((await build()).join('\n')).toContain('src/App.tsx exports no App.');
  });
});

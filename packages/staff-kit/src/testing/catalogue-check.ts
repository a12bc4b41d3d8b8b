import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };

/** The texts of a catalogue by their full keys. */
export function textsOf(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

/** In `{count, plural, one {has} other {have}}`, what stands for a form is no placeholder. */
const placeholders = (text: string) =>
  new Set(
    [...text.matchAll(/(?<!\b(?:zero|one|two|few|many|other) )\{(\w+)[,}]/g)].map(
      ([, name]) => name,
    ),
  );

/** German words for things that have another one, see docs/recipes/consoles.md. */
const OTHER_WORDS =
  /Nutzer|Firmennutzer|Bewohner|Benutzer(?!name)|Teammitglied|Mitarbeiter|Rundnachricht|Unterhaltung|Kategorie|[Aa]rchivier|\(freiwillig/;

/** The name of the role, which is no name of the people. */
const ROLE = /^Mitarbeiter$|Rolle Mitarbeiter/;

/** All that a file exports; some export one object by the name of the language. */
async function textsIn(file: string, language: 'de' | 'en'): Promise<Tree> {
  const { [language]: whole, ...parts } = (await import(file)) as Tree;
  return { ...parts, ...(typeof whole === 'object' ? whole : {}) };
}

/** A file and those of its workspace that it imports, and so on. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
    const base = join(dirname(file), path);
    const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((one) => existsSync(one));
    if (found) reachedFrom(found, reached);
  }
  return reached;
}

/** Tests that the type of all texts knows those of a folder: else each `t` of a page fails as "too complex to represent". */
function describeType(folder: string): void {
  it('catalogues are all in the type of texts, use-intl.d.ts', () => {
    const typed = reachedFrom(join(folder, 'use-intl.d.ts'));
    const untyped = globSync('**/de.ts', { cwd: folder }).filter(
      (file) =>
        existsSync(join(folder, file.replace(/de\.ts$/, 'en.ts'))) &&
        !typed.has(join(folder, file)),
    );
    expect(untyped).toEqual([]);
  });
}

/** Tests the catalogues in and below a folder: each `de.ts` or `…-de.ts` that has one in English beside it. */
export async function describeCataloguesIn(folder: string): Promise<void> {
  describeType(folder);
  for (const german of globSync(['**/de.ts', '**/*-de.ts'], { cwd: folder }).toSorted()) {
    const english = german.replace(/de\.ts$/, 'en.ts');
    // What is said otherwise than in the kit is a part, in a folder beside the whole.
    const isPart = existsSync(join(folder, german.replace(/\/de\.ts$/, '-de.ts')));
    if (isPart !== german.endsWith('-de.ts') || !existsSync(join(folder, english))) continue;
    const [de, en] = await Promise.all([
      textsIn(join(folder, german), 'de'),
      textsIn(join(folder, english), 'en'),
    ]);
    describeCatalogues(german.replace(/[-/]de\.ts$/, ''), { de, en });
  }
}

/** Tests that the German and the English catalogue fit each other. */
function describeCatalogues(name: string, catalogues: { de: Tree; en: Tree }): void {
  describe(`the catalogues of ${name}`, () => {
    const german = new Map(textsOf(catalogues.de));
    const english = new Map(textsOf(catalogues.en));

    it('hold the same texts with the same placeholders', () => {
      expect([...english.keys()].toSorted()).toEqual([...german.keys()].toSorted());
      for (const [key, text] of english) {
        expect([key, placeholders(german.get(key) ?? '')]).toEqual([key, placeholders(text)]);
      }
    });

    it('call each thing by one word in German', () => {
      const wrong = [...german].filter(([, text]) => OTHER_WORDS.test(text) && !ROLE.test(text));
      expect(wrong).toEqual([]);
    });

    it('leave no text empty', () => {
      expect([...german.values(), ...english.values()]).not.toContain('');
    });
  });
}

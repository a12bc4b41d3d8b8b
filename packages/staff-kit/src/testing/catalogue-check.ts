import { describe, expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };

/** The texts of a catalogue by their full keys. */
export function textsOf(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));

/** German words for things that have another one, see docs/recipes/consoles.md. */
const OTHER_WORDS =
  /Nutzer|Firmennutzer|Bewohner|Benutzer(?!name)|Teammitglied|Mitarbeiter|Rundnachricht|Unterhaltung/;

/** The name of the role, which is no name of the people. */
const ROLE = /^Mitarbeiter$|Rolle Mitarbeiter/;

/** Tests that the German and the English catalogue fit each other. */
export function describeCatalogues(name: string, catalogues: { de: Tree; en: Tree }): void {
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

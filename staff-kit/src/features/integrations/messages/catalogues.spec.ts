import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));

describe('the catalogues', () => {
  const german = new Map(flatten(catalogues.de));
  const english = new Map(flatten(catalogues.en));

  it('hold the same texts with the same placeholders', () => {
    expect([...english.keys()].toSorted()).toEqual([...german.keys()].toSorted());
    for (const [key, text] of english) {
      expect([key, placeholders(german.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('leave no text empty', () => {
    expect([...german.values(), ...english.values()]).not.toContain('');
  });
});

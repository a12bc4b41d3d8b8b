import { describe, expect, it } from 'vitest';
import { fromDialect, inStandardGerman, withoutIdioms } from './index.js';

const KNOWN = new Set(['gestiegen', 'briefkastenschlussel', 'machen', 'schlafen', 'fenster']);
const isKnown = (word: string) => KNOWN.has(word);

describe('spoken German', () => {
  it('is read by the sounds of dialects, and by the ends of compounds', () => {
    expect(fromDialect('gstiegn', isKnown)).toBe('gestiegen');
    expect(fromDialect('briafkastenschlissl', isKnown)).toBe('briefkastenschlussel');
    expect(fromDialect('maken', isKnown)).toBe('machen');
    expect(fromDialect('slapen', isKnown)).toBe('schlafen');
    expect(fromDialect('fenschter', isKnown)).toBe('fenster');
    expect(fromDialect('granate', isKnown)).toBeUndefined();
  });

  it('is put into standard German word by word, with what is only a sound', () => {
    expect(inStandardGerman("wos kost'n der")).toBe('was kostet denn der');
    expect(inStandardGerman('s licht im stiagnhaus is hi')).toBe(
      'das licht im treppenhaus ist kaputt',
    );
    expect(inStandardGerman('mei heizung geht scho wieder ned')).toBe(
      'mein heizung geht schon wieder nicht',
    );
  });

  it('loses idioms, and never its topic', () => {
    expect(withoutIdioms('meine nachbarin bringt mich um den verstand mit ihrem klavier')).toBe(
      'meine nachbarin mit ihrem klavier',
    );
    expect(withoutIdioms('ich dreh noch durch')).toBe('ich dreh noch durch');
    expect(withoutIdioms('der heizkörper ist kalt')).toBe('der heizkörper ist kalt');
  });
});

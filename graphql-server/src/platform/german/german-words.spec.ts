import { describe, expect, it } from 'vitest';
import { characterGrams, fold, isStopWord, stem, wordsOf } from './german-words.js';

describe('German words', () => {
  it('are lower-cased words and numbers, spelled out', () => {
    expect(wordsOf('Geht nich: Aufzug 2 piiiept, was machn?')).toEqual([
      'geht',
      'nicht',
      'aufzug',
      '2',
      'piept',
      'was',
      'machen',
    ]);
  });

  it('are the same however umlauts are typed', () => {
    expect(fold('Schlüssel')).toBe('schlussel');
    expect(fold('Schluessel')).toBe('schlussel');
    expect(stem('schluessels')).toBe(stem('schlüssel'));
    expect(fold('Neue Feuerwehr')).toBe('neue feuerwehr');
    expect(fold('Straße')).toBe('strasse');
  });

  it('share a stem across their forms', () => {
    expect(stem('kündigungen')).toBe(stem('kündigung'));
    expect(stem('heizkörpers')).toBe(stem('heizkörper'));
  });

  it('have overlapping grams with marked borders', () => {
    expect(characterGrams('müll', 4)).toEqual(['_mul', 'mull', 'ull_']);
    expect(characterGrams('ab', 4)).toEqual(['_ab_']);
  });

  it('are cut when somebody sends no spaces', () => {
    expect(wordsOf('ab'.repeat(5_000))[0]?.length).toBeLessThanOrEqual(64);
  });

  it('without a topic of their own are known', () => {
    expect(['der', 'möchte', 'bitte'].every(isStopWord)).toBe(true);
    expect(['heizung', 'schlüssel'].some(isStopWord)).toBe(false);
  });
});

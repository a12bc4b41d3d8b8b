import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../platform/german/index.js';
import type { FileWords } from '../spelling/interpret.js';
import { WordIndex } from '../spelling/word-index.js';
import { expandQuery } from './query-expansion.js';
import { queryTerms } from './query-terms.js';
import { stemTerm } from './terms.js';

const asked = (question: string) => wordsOf(question).map((typed) => ({ typed, forms: [typed] }));
const words = (question: string) => expandQuery(asked(question)).map(({ word }) => word);

const file: FileWords = { index: new WordIndex([]), has: () => false };

describe('the words that join a question', () => {
  it.each([
    ['Mir ist arschkalt', 'heizung'],
    ['Der Fahrstuhl fährt nicht', 'aufzug'],
    ['Das Klo ist kaputt', 'toilette'],
    ['das teil an der decke piiiiept', 'rauchmelder'],
    ['Bei mir ist eingebrochen worden', 'polizei'],
    ['wo kann ich hier meine klamotten waschn', 'waschküche'],
  ])('%s: %s', (question, expected) => {
    expect(words(question)).toContain(expected);
  });

  it('need every word of a phrase', () => {
    expect(words('Ich habe den Schlüssel verloren')).toContain('schlüsselverlust');
    expect(words('Ich habe das Spiel verloren')).not.toContain('schlüsselverlust');
  });

  it('name the words that brought them', () => {
    const expansion = expandQuery(asked('Der Lift klemmt')).find(({ word }) => word === 'aufzug');
    expect(expansion?.causes).toEqual(['lift']);
  });
});

describe('the terms of a question', () => {
  it('weigh its own words most, function words little', () => {
    const { weights, contentWords } = queryTerms(
      { text: 'Wann kommt der Hausmeister?' },
      file,
      () => true,
    );
    expect(contentWords.map(({ typed }) => typed)).toEqual(['hausmeister']);
    expect(weights.get(stemTerm('hausmeister'))).toBe(1);
    expect(weights.get(stemTerm('wann'))).toBeLessThan(0.5);
  });

  it('let an expansion stand in for a word that no use case has', () => {
    const known =
      queryTerms({ text: 'Fahrstuhl' }, file, () => true).weights.get(stemTerm('aufzug')) ?? 0;
    const unknown =
      queryTerms({ text: 'Fahrstuhl' }, file, () => false).weights.get(stemTerm('aufzug')) ?? 0;
    expect(unknown).toBeGreaterThan(known);
    expect(known).toBeGreaterThan(0);
  });
});

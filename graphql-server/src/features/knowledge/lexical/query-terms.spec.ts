import { describe, expect, it } from 'vitest';
import { expandQuery } from './query-expansion.js';
import { queryTerms } from './query-terms.js';
import { stemTerm } from './terms.js';

const words = (question: string) => expandQuery(question).map(({ word }) => word);

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
    const expansion = expandQuery('Der Lift klemmt').find(({ word }) => word === 'aufzug');
    expect(expansion?.causes).toEqual(['lift']);
  });
});

describe('the terms of a question', () => {
  it('weigh its own words most, function words little', () => {
    const { weights, contentWords } = queryTerms('Wann kommt der Hausmeister?', () => true);
    expect(contentWords).toEqual(['hausmeister']);
    expect(weights.get(stemTerm('hausmeister'))).toBe(1);
    expect(weights.get(stemTerm('wann'))).toBeLessThan(0.5);
  });

  it('let an expansion stand in for a word that no use case has', () => {
    const known = queryTerms('Fahrstuhl', () => true).weights.get(stemTerm('aufzug')) ?? 0;
    const unknown = queryTerms('Fahrstuhl', () => false).weights.get(stemTerm('aufzug')) ?? 0;
    expect(unknown).toBeGreaterThan(known);
    expect(known).toBeGreaterThan(0);
  });
});

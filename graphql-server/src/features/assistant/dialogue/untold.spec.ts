import { describe, expect, it } from 'vitest';
import { withoutUntold } from './untold.js';

const found = (text: string) => ({
  ...{ question: '', verdict: 'answer' as const },
  useCases: [{ index: 1, id: '1', title: 'Beschwerde', text, chunk: text, score: 1 }],
});
const verdictOf = (question: string, text: string) => withoutUntold(found(text), question).verdict;

describe('what use cases seldom tell', () => {
  const complaints =
    'Unsere Ombudsfrau ist nicht an Weisungen des Vorstands gebunden. Die Kündigung muss schriftlich sein.';

  it.each([
    'wer ist euer vorstand',
    'wie heißt der chef',
    'wem gehört die firma eigentlich',
    'wie viele mitarbeiter habt ihr',
    'habe eigenbedarfskündigung bekommen was nun',
  ])('is not answered with what is nearest in words: %s', (question) => {
    expect(verdictOf(question, complaints)).toBe('none');
  });

  it.each([
    ['wer ist euer geschäftsführer', 'Geschäftsführerin ist Frau Ahrens.'],
    ['was gilt bei eigenbedarf', 'Bei Eigenbedarf berät Sie das Team Mietrecht.'],
    ['wie kann ich mich beim chef beschweren', complaints],
    ['wie kündige ich', complaints],
    ['wer ist der chef bei euch, ich will an den schreiben', complaints],
  ])('is answered where they tell it, and other questions are: %s', (question, text) => {
    expect(verdictOf(question, text)).toBe('answer');
  });
});

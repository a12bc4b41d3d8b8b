import { describe, expect, it } from 'vitest';
import { detectDanger } from '../detect-danger.js';

describe('the second vote on danger', () => {
  it('takes back what single words raise', () => {
    expect(
      detectDanger('Und darf ich einen Hund halten? Und wie melde ich mich um?'),
    ).toBeUndefined();
  });

  it.each([
    'Das haben Sie gerade eben schon geschrieben',
    'Ich hab Ihnen das doch gerade geschrieben',
    'ich gebe auf, Sie verstehen mich nicht',
    'Ich kann nicht mehr warten, bitte melden Sie sich',
    'das bringt mich um den Schlaf',
    'You already said that',
    'ten hałas mnie zabija',
  ])('sees impatience and not despair in "%s"', (message) => {
    expect(detectDanger(message)).toBeUndefined();
  });

  it.each([
    ['das aquarium ist geplatzt, das wasser läuft durchs parkett', 'WATER'],
    ['Unser Baby hat eine Knopfzelle verschluckt', 'MEDICAL'],
  ])('makes sure what words alone call possible: "%s"', (message, kind) => {
    expect(detectDanger(message)).toEqual({ kind, sure: true });
  });

  it('weighs each sentence of a long story with its own words', () => {
    const story = 'Wir wohnen seit vielen Jahren in diesem Haus und waren immer zufrieden. '.repeat(
      8,
    );
    expect(detectDanger(`${story}Aus der Wand hinter dem Klo sprudelt es.`)?.kind).toBe('WATER');
  });

  it('leaves danger sure', () => {
    expect(detectDanger('Hilfe, in der Küche riecht es nach Gas!')).toEqual({
      kind: 'GAS',
      sure: true,
    });
  });
});

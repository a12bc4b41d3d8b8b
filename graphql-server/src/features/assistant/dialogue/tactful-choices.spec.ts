import { describe, expect, it } from 'vitest';
import type { RetrievedUseCase } from '../../knowledge/index.js';
import { isOnlyAboutSmell, tactfully } from './tactful-choices.js';

const titled = (...titles: string[]) => titles.map((title) => ({ title }) as RetrievedUseCase);
const titlesOf = (useCases: readonly RetrievedUseCase[]) => useCases.map(({ title }) => title);

const DEATH = 'Todesfall: Mietvertrag nach dem Tod eines Mieters';
const CHOICES = titled('Kontaktdaten ändern', DEATH, 'Gasgeruch');

describe('use cases to choose from', () => {
  it.each([
    ['hab geheiratet und heiße jetzt anders', ['Kontaktdaten ändern']],
    ['mein Vater ist gestorben', ['Kontaktdaten ändern', DEATH]],
    ['es stinkt im Flur', ['Kontaktdaten ändern', 'Gasgeruch']],
    ['es riecht nach Essen im Flur', ['Kontaktdaten ändern']],
    ['im Keller stinkt es total nach Farbe', ['Kontaktdaten ändern']],
    ['es riecht nach faulen Eiern', ['Kontaktdaten ändern', 'Gasgeruch']],
  ])('leave out death and danger unless a message speaks of them: %s', (question, titles) => {
    expect(titlesOf(tactfully(CHOICES, question))).toEqual(titles);
  });

  it('begin with the best one, whatever it is about', () => {
    const useCases = titled(DEATH, 'Gasgeruch', 'Kündigung');
    expect(titlesOf(tactfully(useCases, 'was ist mit dem Vertrag'))).toEqual([DEATH, 'Kündigung']);
  });
});

describe('what to do where it smells of gas', () => {
  it.each([
    ['brauche neuen gasherd wer schliesst den an', true],
    ['gastherme muss gewartet werden', true],
    ['es riecht nach gas', false],
    ['Was mache ich bei Gasgeruch?', false],
    ['gasleitung undicht', false],
    ['Gasleitung angebohrt', false],
    ['Gas', false],
    ['Der Gasherd ist an und geht nicht mehr aus', false],
    ['Gasschlauch am Herd ist porös', false],
    ['neuer Gasherd riecht komisch', false],
  ])('is beside the point of what only names an appliance: %s', (question, expected) => {
    expect(isOnlyAboutSmell('Gasgeruch', question)).toBe(expected);
    expect(isOnlyAboutSmell('Heizung ausgefallen', question)).toBe(false);
  });
});

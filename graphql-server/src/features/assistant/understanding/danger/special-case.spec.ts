import type { DangerKind } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import type { SpecialCase } from './danger-kinds.js';
import { dangerHelp } from './instructions.js';
import { specialCaseOf, tellsOfBurn } from './special-case.js';

const CASES: readonly (readonly [DangerKind, SpecialCase, string])[] = [
  ['SUICIDE', 'OF_ANOTHER', 'mein bruder hat geschrieben er bringt sich um'],
  ['SUICIDE', 'OF_ANOTHER', 'meine nachbarin sagt sie will nicht mehr leben, was soll ich tun'],
  ['SUICIDE', 'OF_ANOTHER', 'mein bruder wollte sich was antun und geht nicht mehr ans telefon'],
  ['SUICIDE', 'OF_ANOTHER', 'my friend says she wants to kill herself'],
  ['LIFT', 'OTHERS_IN_LIFT', 'im aufzug sind leute drin und der geht nicht auf'],
  [
    'LIFT',
    'OTHERS_IN_LIFT',
    'der lift hängt zwischen dem zweiten und dritten und da drin heult ein kind',
  ],
  ['LIFT', 'OTHERS_IN_LIFT', 'my mother is stuck in the lift'],
  ['MEDICAL', 'CHILD_LOCKED_IN', 'unser kleiner hat sich im badezimmer eingesperrt und weint'],
  ['MEDICAL', 'CHILD_LOCKED_IN', 'meine tochter hat sich im klo eingeschlossen'],
  ['MEDICAL', 'LOCKED_OUT', 'mein baby ist alleine in der wohnung und die tür ist zu gefallen'],
  ['FIRE', 'LOCKED_OUT', 'mein herd ist noch an und ich steh draussen ohne schlüssel'],
  [
    'ELECTRICITY',
    'WATER_AND_POWER',
    'im keller steht das wasser kniehoch und der stromkasten hängt da auch',
  ],
];

const USUAL: readonly (readonly [DangerKind, string])[] = [
  ['SUICIDE', 'ich will nicht mehr leben'],
  ['SUICIDE', 'mein mann hat mich verlassen, am liebsten wäre ich tot'],
  ['SUICIDE', 'meine frau ist weg und mir ist alles egal, ich bring mich um'],
  ['SUICIDE', 'my husband left me and I want to die'],
  ['SUICIDE', 'mein mann hat mich verlassen und ich will nicht mehr leben'],
  ['SUICIDE', 'seit meine mutter tot ist will ich auch nicht mehr'],
  ['LIFT', 'wir stecken im aufzug fest'],
  ['LIFT', 'ich bin mit einer frau im aufzug eingesperrt'],
  ['FIRE', 'es brennt in der küche'],
  ['FIRE', 'die tür ist zugefallen und drinnen brennt es schon'],
  ['MEDICAL', 'mein kind atmet nicht'],
  ['WATER', 'wasser läuft aus der decke'],
  ['ELECTRICITY', 'die steckdose schmort'],
  ['ELECTRICITY', 'meine frau hat am herd einen schlag bekommen und liegt am boden'],
];

describe('special cases of a danger', () => {
  it.each(CASES)('%s is %s in: %s', (kind, special, text) => {
    expect(specialCaseOf(kind, text)).toBe(special);
  });

  it.each(USUAL)('%s is as usual in: %s', (kind, text) => {
    expect(specialCaseOf(kind, text)).toBeUndefined();
  });

  it('have instructions of their own that name the number of the first button', () => {
    for (const [kind, special] of CASES) {
      for (const language of ['de', 'en'] as const) {
        const { first, next, calls } = dangerHelp(kind, language, special);
        const text = `${first} ${next}`;
        expect(first).not.toBe(dangerHelp(kind, language).first);
        expect(text).toContain(calls[0]?.number);
      }
      expect(dangerHelp(kind, 'tr', special)).toEqual(dangerHelp(kind, 'tr'));
    }
  });
});

describe('a burn', () => {
  it.each([
    'mein heizkörper hat mich verbrannt der ist viel zu heiß',
    'hab mich am heizkörper verbrannt',
    'das kind hat sich an der heizung verbrannt',
    'hab mir am heizungsrohr die hand verbrannt',
    'ich habe mir unter der dusche den rücken verbrüht',
    'I burned my hand on the radiator',
  ])('is told of in: %s', (text) => {
    expect(tellsOfBurn(text)).toBe(true);
  });

  it.each([
    'der heizkörper ist viel zu heiß',
    'der kuchen ist mir verbrannt',
    'mir ist das essen verbrannt',
    'es riecht verbrannt',
  ])('is not in: %s', (text) => {
    expect(tellsOfBurn(text)).toBe(false);
  });
});

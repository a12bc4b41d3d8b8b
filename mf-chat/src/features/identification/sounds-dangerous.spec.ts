import { describe, expect, it } from 'vitest';
import { soundsDangerous } from './sounds-dangerous';

describe('a message that sounds dangerous', () => {
  it.each([
    'hilfe es riecht nach gas',
    'Feuer!',
    'es brennt in der küche',
    'meine Mutter ist bewusstlos',
    'wir stecken im Aufzug fest',
    'aus der decke kommt wasser',
    'There is smoke in the hallway',
    'gaz kokuyor',
    'пахнет газом',
    'пахне газом',
    'czuję gaz',
    'حريق في المطبخ',
  ])('is: %s', (text) => {
    expect(soundsDangerous(text)).toBe(true);
  });

  it.each([
    'Die Heizung ist kalt.',
    'Wann kommt der Techniker?',
    'Ich habe keine Mail',
    'die gasse vor dem haus ist voll',
    'Kiramı ne zaman ödemeliyim?',
  ])('is not: %s', (text) => {
    expect(soundsDangerous(text)).toBe(false);
  });
});

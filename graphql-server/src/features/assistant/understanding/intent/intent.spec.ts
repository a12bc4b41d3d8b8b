import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { frame } from '../../../../platform/ai/index.js';
import { detectIntent, type Intent } from './detect-intent.js';
import { stripCourtesy } from './strip-courtesy.js';

const evaluation = join(import.meta.dirname, '../../../../../evaluation');

interface TuneMessage {
  q: string;
  intent?: Intent | null;
  lang?: Language;
}

const read = (file: string) =>
  JSON.parse(readFileSync(join(evaluation, file), 'utf8')) as TuneMessage[];

describe('intents', () => {
  const messages = read('intents.tune.json');

  it.each(messages)('of "$q" is $intent', ({ q, intent, lang = 'de' }) => {
    expect(detectIntent(q, lang)).toBe(intent ?? undefined);
  });

  it.each([
    ['und morgen?', undefined],
    ['Guten Morgen', 'greeting'],
    ['Verarschen kann ich mich selber', 'insult'],
    ['Ich geh zum Anwalt', 'complaint'],
  ])('of "%s" is %s', (text, intent) => {
    expect(detectIntent(text, 'de')).toBe(intent);
  });

  it('are not seen in questions', () => {
    const questions = ['auenhof', 'lindenhof', 'seeblick'].flatMap((company) =>
      read(`${company}/questions.tune.json`),
    );
    const taken = questions.filter(({ q, lang = 'de' }) => detectIntent(q, lang));
    expect(taken.length / questions.length).toBeLessThan(0.004);
  });

  it('of the button that asks to pass a question on is a person, in every language', () => {
    for (const { code } of LANGUAGES) {
      expect([code, detectIntent(frame(code).passOn, code)]).toEqual([code, 'person']);
    }
  });

  it.each(['', '???', '👍', '12', 'x'.repeat(5_000)])('are none for "%s"', (text) => {
    expect(detectIntent(text, 'de')).toBeUndefined();
  });
});

describe('a message without courtesy', () => {
  it.each([
    ['Hallo, wann kommt der Hausmeister?', 'wann kommt der Hausmeister?'],
    ['hallo meine heizung ist kalt danke', 'meine heizung ist kalt'],
    [
      'Sehr geehrte Damen und Herren, meine Heizung ist kalt. Was tun? Vielen Dank im Voraus. Mit freundlichen Grüßen Peter Müller',
      'meine Heizung ist kalt. Was tun?',
    ],
    ['Guten Morgen liebes Team, der Aufzug steht. LG Ayşe', 'der Aufzug steht.'],
    ['Merhaba, anahtarımı kaybettim, teşekkürler', 'anahtarımı kaybettim'],
    ['Hello, I lost my key. Thanks!', 'I lost my key.'],
    ['Vielen lieben Dank!', 'Vielen lieben Dank!'],
    ['Wo ist der Keller?', 'Wo ist der Keller?'],
    ['', ''],
  ])('of "%s" is "%s"', (text, rest) => {
    expect(stripCourtesy(text)).toBe(rest);
  });
});

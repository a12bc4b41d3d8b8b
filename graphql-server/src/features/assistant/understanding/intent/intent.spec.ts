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

/** What a message says right after people were told to get out. */
const afterEmergency = (text: string, language: Language = 'de') =>
  detectIntent(text, language, { afterEmergency: true });

describe('intents', () => {
  const messages = read('intents.tune.json');

  it.each(messages)('of "$q" is $intent', ({ q, intent, lang = 'de' }) => {
    expect(detectIntent(q, lang)).toBe(intent ?? undefined);
  });

  it.each([
    ['und morgen?', undefined],
    ['und katzen?', undefined],
    ['ich könnt kozten', 'insult'],
    ['Vielen herzlichen Dank für Ihre ausführliche Auskunft.', 'thanks'],
    ['danke für die kompetente beratung', 'thanks'],
    ['bester döner in der nähe', undefined],
    ['ihr arschlöcherr', 'insult'],
    ['Guten Morgen', 'greeting'],
    ['Guten Morgen?', 'greeting'],
    ['Wie ist das Wetter morgen?', undefined],
    ['Mein Sohn ist behindert', undefined],
    ['ich bin behindert und brauche eine rampe', undefined],
    ['bitte löschen sie meine daten', undefined],
    ['ihr luschen', 'insult'],
    ['danke dir du hast mir echt geholfen', 'thanks'],
    ['ihr seid ja behindert', 'insult'],
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

describe('a message after people were told to get out', () => {
  it.each<[string, Language]>([
    ['Wir sind jetzt draußen', 'de'],
    ['ok sind alle draussen', 'de'],
    ['bin raus', 'de'],
    ['wir stehen auf der strasse was jetzt?', 'de'],
    ['Ich bin mit den Kindern vor dem Haus. Was sollen wir jetzt tun?', 'de'],
    ['We are outside now', 'en'],
    ['Dışarıdayız, şimdi ne yapalım?', 'tr'],
    ['Мы вышли на улицу', 'ru'],
    ['Ми вже на вулиці', 'uk'],
    ['نحن في الخارج الآن', 'ar'],
    ['Wyszliśmy na zewnątrz, co teraz?', 'pl'],
  ])('says that they are safe: %s', (text, language) => {
    expect(afterEmergency(text, language)).toBe('safe');
  });

  it.each([
    'Meine Oma ist noch drin, wir sind draußen',
    'wir sind noch nicht draußen',
    'Ich komme nicht raus',
    'Wir sind draußen, wer zahlt den Schaden?',
  ])('says something else: %s', (text) => {
    expect(afterEmergency(text)).not.toBe('safe');
  });

  it('is no such message at any other time', () => {
    expect(detectIntent('Wir sind jetzt draußen', 'de')).toBeUndefined();
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
    ['kommt ihr morgen?', 'kommt ihr morgen?'],
    ['Morgen, der Aufzug steht', 'der Aufzug steht'],
    ['', ''],
  ])('of "%s" is "%s"', (text, rest) => {
    expect(stripCourtesy(text)).toBe(rest);
  });
});

import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../testing/processor-time.js';
import type { AnswerPrompt } from '../../../platform/ai/index.js';
import { factsIn } from './facts.js';
import { KnownFacts } from './known-facts.js';

const PROMPT: AnswerPrompt = {
  contact: {
    companyName: 'Lindenhof Hausverwaltung GmbH',
    email: 'info@lindenhof.example',
    phone: '040/66969-900',
    address: 'Lindenstraße 5, 20095 Hamburg',
    officeHours: 'Mo–Fr 9–12 Uhr, Do 14:00–18:30 Uhr',
    emergencyContacts: [{ label: 'Rohrbruch', phone: '+49 (0)40 66969-112' }],
  },
  question: 'Ich wohne im 3. Stock und zahle 612,50 Euro.',
  history: [{ role: 'assistant', text: 'Die Kaution beträgt zwei Monatsmieten.' }],
  useCases: [
    {
      index: 1,
      title: 'Kaution und Schlüssel',
      text: [
        'Ein Ersatzschlüssel kostet 1.234,50 € zzgl. 19 % Umsatzsteuer.',
        'Melden Sie sich innerhalb von vierzehn Tagen bei Herrn Schmidt oder Frau Dr. Anna Özkan.',
        'Abgabe bis zum 1. Oktober um 14 Uhr, Kündigungsfrist drei Monate, 24-Stunden-Notdienst.',
        'Konto DE02 1203 0000 0000 2020 51, Formular: https://www.lindenhof.example/formular.',
        'Hausmeister: Jens Petersen. Gebühr (in Euro): 45.\nTermin 2–3 Tage vorher, 1.500 Euro.',
      ].join('\n'),
    },
  ],
  attachments: [],
  now: new Date('2026-03-11T10:00:00Z'),
};

/** The facts of an answer that nothing vouches for. */
function unknown(answer: string, language = 'de', prompt = PROMPT): string[] {
  const known = new KnownFacts(prompt);
  return factsIn(answer, { language, atLineStart: true })
    .filter((fact) => !known.vouchFor(fact))
    .map(({ start, end }) => answer.slice(start, end).replace(/[\s.]+$/, ''));
}

describe('facts that stand in a source, written otherwise', () => {
  it.each([
    'Das kostet 1234,5 Euro.',
    'Das kostet **1.234,50 €** zuzüglich 19 Prozent.',
    'Rufen Sie 040 66969 900 oder +49 40 66969900 an, bei Rohrbruch (040) 66969-112.',
    'Im Notfall gilt 112, 110 oder 0800 111 0 111; ärztlich 116 117 oder 116117.',
    'Bis 14:00 Uhr am 01.10. oder am 1. 10. um 14 Uhr.',
    'Das Büro ist von 9 bis 12 Uhr besetzt, also von 9:00–12:00 Uhr, donnerstags bis 18.30 Uhr.',
    'Sie haben 14 Tage Zeit, die Frist ist drei Monate oder 3 Monate lang (dreimonatig).',
    'Der Notdienst ist 24 Stunden da.',
    'Montags bis Freitag ist offen, heute am Mittwoch, dem 11. März 2026, und morgen am 12.03.2026.',
    'Herr Schmidt und Frau Özkan helfen, auch Herrn Schmidts Kollegin. Hausmeister Jens Petersen auch.',
    'Die Lindenstr. 5 in 20095 Hamburg, info@lindenhof.example, lindenhof.example/formular.',
    'IBAN: DE02120300000000202051.',
    'Sie zahlen 612,50 € im 3. Stock. Die Kaution: 2 Monatsmieten.',
    'Die Gebühr beträgt 45 Euro, 2 bis 3 Tage vorher, also zwei bis drei Tage vorher.',
    '1. Erst anrufen\n2. Dann warten [1]\n3) Fertig',
    'Zuerst entlüften Sie an einem Tag Ihrer Wahl; das dauert einen Moment.',
    'Es kostet 1500 Euro oder 1,500 Euro.',
    'Haus A4 hat CO2-Melder.',
    'Schritt 7: Anrufen.\n**9.** Gehen.',
  ])('are known: %s', (answer) => {
    expect(unknown(answer)).toEqual([]);
  });

  it.each([
    ['en', 'Call 040 66969 900 by October 1st, 2 pm: it costs 1,234.50 euros within 14 days.'],
    ['en', 'The office is open from 9 am to 12 pm, Monday to Friday, 3 months notice, 19 percent.'],
    ['tr', '14 gün içinde, en geç 1 Ekim saat 14:00’e kadar; Schmidt Bey, 1.234,50 avro, %19.'],
    [
      'ru',
      'В течение 14 дней, до 1 октября, 14:00: 1234,50 евро, 19 %, три месяца, господин Schmidt.',
    ],
    ['uk', 'Протягом 14 днів, до 1 жовтня о 14:00: 1234,50 євро, три місяці, пані Özkan.'],
    ['ar', 'خلال ١٤ يومًا حتى ١ أكتوبر الساعة ١٤:٠٠، ١٢٣٤٫٥٠ يورو، ٠٤٠ ٦٦٩٦٩ ٩٠٠'],
    [
      'pl',
      'W ciągu 14 dni, do 1 października godz. 14:00, 1234,50 euro, trzy miesiące, pan Schmidt.',
    ],
  ])('are known in %s: %s', (language, answer) => {
    expect(unknown(answer, language)).toEqual([]);
  });
});

describe('facts that stand nowhere', () => {
  it.each([
    ['Das kostet 55 Euro.', '55 Euro'],
    ['Das kostet 14 Euro.', '14 Euro'],
    ['Das kostet 112 Euro.', '112 Euro'],
    ['Sie haben 24 Tage Zeit.', '24 Tage'],
    ['Sie haben zwei Wochen Zeit.', 'zwei Wochen'],
    ['Das gilt innerhalb einer Woche.', 'einer Woche'],
    ['Es gilt eine zweiwöchige Frist.', 'zweiwöchige'],
    ['Rufen Sie 0900 123456 an.', '0900 123456'],
    ['Rufen Sie 040 66969-901 an.', '040 66969-901'],
    ['Das Büro öffnet um 8 Uhr.', '8 Uhr'],
    ['Das Büro öffnet um 8:30.', '8:30'],
    ['Kommen Sie am 3. Oktober.', '3. Oktober'],
    ['Kommen Sie am 02.10.2026.', '02.10.2026'],
    ['Kommen Sie am Samstag.', 'Samstag'],
    ['Die Abrechnung kommt im Juli.', 'Juli'],
    ['Das sind 7 %.', '7 %'],
    ['Schreiben Sie an hilfe@lindenhof.example.', 'hilfe@lindenhof.example'],
    ['Siehe www.mieterhilfe.de/faq.', 'www.mieterhilfe.de/faq'],
    ['Konto: DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['Unser Büro: Rosenstraße 5.', 'Rosenstraße 5'],
    ['Wenden Sie sich an Herrn Krüger.', 'Herrn Krüger'],
    ['Ihr Ansprechpartner ist Max Krüger.', 'Ansprechpartner ist Max Krüger'],
    ['Der Hausmeister Max Krüger kommt.', 'Hausmeister Max Krüger'],
    ['Es gibt 77 Wohnungen.', '77'],
    ['Das kostet drei Euro.', 'drei Euro'],
    ['Das kostet siebenunddreißig Euro.', 'siebenunddreißig Euro'],
    ['Die Hotline ist 7 Mal da.', '7'],
    ['Kosten? 45. Mehr nicht, 46.', '46'],
  ])('are found: %s', (answer, fact) => {
    expect(unknown(answer)).toEqual([fact]);
  });

  it.each([
    ['en', 'Call Mr Miller at 2:15 pm.', 2],
    ['en', 'You have two weeks.', 1],
    ['tr', 'Kaya Bey size iki hafta verir, 55 avro.', 3],
    ['ru', 'Позвоните 8-800-555-35-35 до 5 мая, это стоит 55 евро.', 6],
    ['uk', 'Приходьте за два тижні, це коштує 55 євро.', 2],
    ['ar', 'اتصل على ٠٩٠٠١٢٣٤٥٦ قبل ٥ مايو', 2],
    ['pl', 'Pan Kowalski zadzwoni o 8:30 za dwa tygodnie.', 3],
  ])('are found in %s: %s', (language, answer, count) => {
    expect(unknown(answer, language)).toHaveLength(count);
  });
});

describe('reading facts', () => {
  it('takes a time that grows with the length of a text, not faster', async () => {
    const pieces = [
      '0 1 2 3. ',
      'aA',
      '12.',
      'straße ',
      'Herr A',
      '@a.',
      '040 1 ',
      '1-',
      "'",
      '14 Tage ',
    ];
    for (const piece of pieces) {
      const text = piece.repeat(40_000 / piece.length);
      const took = await processorMs(() => factsIn(text, { language: 'de', atLineStart: true }));
      expect(took, `for '${piece}'`).toBeLessThan(1_500);
    }
  });
});

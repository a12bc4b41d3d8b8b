import { describe, expect, it } from 'vitest';
import { choosePassages } from './choose-passages.js';
import type { Asked, ConversationFile } from './conversation-file.js';
import { PassageCache } from './passage-cache.js';

const texts = new PassageCache();

async function file(name: string, mimeType: string, text: string, isNew = false) {
  const { search } = await texts.add(name, text);
  return { file: { id: name, name, mimeType, text, isNew }, search } satisfies ConversationFile;
}

const FILES: ConversationFile[] = await Promise.all([
  file('Mietvertrag_Seestraße.pdf', 'application/pdf', 'Mietvertrag\n\nDie Kaution beträgt 900 €.'),
  file('IMG_2231.jpg', 'image/jpeg', 'Stadtwerke\nRechnung Nr. 4711\n\nZu zahlen sind 80 €.'),
  file('kosten.csv', 'text/csv', 'Heizung | Betrag: 3 €'),
]);

const meant = (question: string, history: Asked['history'] = [], files = FILES) =>
  choosePassages(files, { question, history })
    .filter(({ isMeant }) => isMeant)
    .map(({ name }) => name);

describe('the files that a question is about', () => {
  it.each([
    ['Was steht im PDF?', 'Mietvertrag_Seestraße.pdf'],
    ['Wie hoch ist die Kaution laut Mietvertrag?', 'Mietvertrag_Seestraße.pdf'],
    ['Bis wann ist die Rechnung zu zahlen?', 'IMG_2231.jpg'],
    ['Was ist auf dem Foto von vorhin?', 'IMG_2231.jpg'],
    ['und in img_2231', 'IMG_2231.jpg'],
    ['Was steht in der Tabelle?', 'kosten.csv'],
  ])('"%s" is one', (question, expected) => {
    expect(meant(question)).toEqual([expected]);
  });

  it.each(['Wann kommt die Müllabfuhr?', 'Mein Schlüssel ist weg.', 'Darf ich grillen?'])(
    '"%s" is about none',
    (question) => {
      expect(meant(question)).toEqual([]);
    },
  );

  it('are the ones that come with it, unless it names another', async () => {
    const files = [...FILES, await file('notiz.txt', 'text/plain', 'Notiz', true)];
    expect(meant('Was sagen Sie dazu?', [], files)).toEqual(['notiz.txt']);
    expect(meant('Passt das zum Mietvertrag?', [], files)).toEqual(['Mietvertrag_Seestraße.pdf']);
  });

  it('are those quoted before where a question only goes on', () => {
    const history = [
      { role: 'user' as const, text: 'Wie hoch ist der Betrag?' },
      { role: 'assistant' as const, text: 'In Ihrer Datei „IMG_2231.jpg“ steht dazu: 80 €' },
    ];
    expect(meant('Und bis wann?', history)).toEqual(['IMG_2231.jpg']);
    expect(meant('Wann wird der Sperrmüll im Hof abgeholt?', history)).toEqual([]);
  });
});

describe('passages', () => {
  const LONG = Array.from({ length: 120 }, (_, i) => `Absatz ${i} handelt vom Garten und vom Hof.`);

  it('are the ones that fit, within a bound, and every file keeps its name', async () => {
    const text = [...LONG, 'Die Miete für den Stellplatz beträgt 45 €.', ...LONG].join('\n\n');
    const files = [...FILES, await file('lang.txt', 'text/plain', text)];
    const chosen = choosePassages(files, { question: 'Was kostet der Stellplatz?', history: [] });
    expect(chosen.map(({ name }) => name)).toEqual(files.map((one) => one.file.name));
    expect(chosen.at(-1)?.passages?.[0]).toContain('45 €');
    const length = chosen.flatMap(({ passages = [] }) => passages).join('').length;
    expect(length).toBeLessThanOrEqual(9_000);
    expect(length).toBeLessThan(text.length / 2);
  });

  it('are the beginning of a file that is meant but does not speak of it', async () => {
    const files = [await file('lang2.txt', 'text/plain', LONG.join('\n\n'), true)];
    const [chosen] = choosePassages(files, { question: 'Xylophon?', history: [] });
    expect(chosen?.passages?.[0]).toContain('Absatz 0 ');
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../testing/processor-time.js';
import type { AnswerEvent, AnswerPrompt, AnswerStructure } from '../../../platform/ai/index.js';
import type { FactKind } from './scan.js';
import { verifiedAnswer } from './verified-answer.js';

const usage = { model: 'm', inputTokens: 1, outputTokens: 1 };
const PROMPT: AnswerPrompt = {
  contact: { companyName: 'Lindenhof', email: 'info@lindenhof.example', phone: '040 66969 900' },
  question: 'Was kostet ein Schlüssel?',
  history: [],
  useCases: [
    {
      index: 1,
      title: 'Schlüssel verloren',
      text: 'Ein Ersatzschlüssel kostet 45 Euro. Melden Sie den Verlust innerhalb von 14 Tagen bei Frau Özkan.',
    },
  ],
  attachments: [],
};
const WITHHELD =
  'Die genaue Angabe dazu steht nicht in den Unterlagen; bitte fragen Sie Lindenhof unter 040 66969 900 danach.';

interface Outcome {
  text: string;
  /** What was to be seen after each event. */
  seen: string[];
  deltas: number;
  resets: number;
  structure: AnswerStructure | undefined;
}

async function show(
  pieces: readonly (string | AnswerEvent)[],
  changes: Partial<AnswerPrompt> & { structure?: AnswerStructure } = {},
  onWithheld: (kind: FactKind) => void = () => {},
): Promise<Outcome> {
  const { structure, ...prompt } = changes;
  async function* events(): AsyncGenerator<AnswerEvent> {
    for (const piece of pieces)
      yield typeof piece === 'string' ? { type: 'delta', text: piece } : piece;
    yield { type: 'done', usage, finishReason: 'stop', ...(structure ? { structure } : {}) };
  }
  const outcome: Outcome = { text: '', seen: [], deltas: 0, resets: 0, structure: undefined };
  for await (const event of verifiedAnswer(events(), { ...PROMPT, ...prompt }, { onWithheld })) {
    if (event.type === 'delta') {
      outcome.text += event.text;
      outcome.deltas += 1;
    }
    if (event.type === 'reset') [outcome.text, outcome.resets] = ['', outcome.resets + 1];
    if (event.type === 'done') outcome.structure = event.structure;
    outcome.seen.push(outcome.text);
  }
  return outcome;
}

const words = (text: string) => text.split(/(?<= )/);

/** A text in pieces of these sizes, over and over. */
function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, i = 0; at < text.length; i += 1) {
    const size = sizes[i % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

describe('an answer that is right', () => {
  const RIGHT = [
    'Ein Ersatzschlüssel kostet **45 €** [1].',
    ' Bitte melden Sie den Verlust in 14 Tagen bei Frau Özkan [1].\n\n',
    '- Büro: 040/66969-900, 8 ist falsch.\n- info@lindenhof.example\n---\n1. Anrufen\n2. Warten',
  ]
    .join('')
    .replace(', 8 ist falsch', '');

  it('is passed on word for word, however it is cut, and never begun again', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(sizes, async (pieces) => {
        await expect(show(cut(RIGHT, pieces))).resolves.toMatchObject({ text: RIGHT, resets: 0 });
      }),
    );
  });

  it.each(['lindenhof', 'seeblick'])('may quote any use case of the demo: %s', async (name) => {
    const path = new URL(`../../../../demo/${name}.prompt.md`, import.meta.url);
    const useCases = readFileSync(path, 'utf8').split(/^## /m).slice(1);
    expect(useCases.length).toBeGreaterThan(50);
    for (const useCase of useCases) {
      const [title = '', ...lines] = useCase.trim().split('\n');
      const text = lines.join('\n').trim();
      const prompt = { useCases: [{ index: 1, title, text }] };
      await expect(show(cut(text, [4, 7]), prompt)).resolves.toMatchObject({ text, resets: 0 });
    }
  });

  it('is passed on as it comes: one word later at most, and facts when they are whole', async () => {
    const { seen } = await show(
      words('Bitte melden Sie das der Verwaltung. Es kostet 45 Euro, mehr nicht.'),
    );
    expect(seen.slice(0, 5)).toEqual([
      'Bitte',
      'Bitte melden',
      'Bitte melden Sie',
      'Bitte melden Sie das',
      'Bitte melden Sie das der',
    ]);
    expect(seen.every((text) => !/4$|45$/.test(text))).toBe(true);
    expect(seen).toContain('Bitte melden Sie das der Verwaltung. Es kostet 45 Euro,');
  });
});

describe('an answer that invents', () => {
  it.each([
    ['Es kostet 99 Euro.', WITHHELD],
    ['Gut. Es kostet 99 Euro. Melden Sie es.', `Gut. ${WITHHELD} Melden Sie es.`],
    ['Rufen Sie 0900 123456 an oder 040 66969 900.', WITHHELD],
    ['Es dauert zwei Wochen. Danach ist gut.', `${WITHHELD} Danach ist gut.`],
    ['Herr Krüger hilft. Frau Özkan hilft.', `${WITHHELD} Frau Özkan hilft.`],
    [
      'Das gilt:\n- Preis: 99 Euro\n- Frist: 14 Tage\n- Notruf: 0900 1234567',
      `Das gilt:\n- ${WITHHELD}\n- Frist: 14 Tage`,
    ],
    ['Es kostet 99 Euro. [1] Melden Sie es.', `${WITHHELD} Melden Sie es.`],
    [
      'Eins. Es kostet 99 Euro.\n\nEs sind 88 Euro. Melden Sie es.\n\nEnde.',
      `Eins. ${WITHHELD}\n\nMelden Sie es.\n\nEnde.`,
    ],
  ])('is told without the sentence: %s', async (text, expected) => {
    for (const size of [1, 2, 5, 9, 200]) {
      const { text: told, seen, resets } = await show(cut(text, [size]));
      expect(told).toBe(expected);
      expect(seen.join(' ')).not.toMatch(/99|0900|88|Krüger/);
      expect(resets).toBeLessThanOrEqual(1);
    }
  });

  it('tells how often and what for, but not what', async () => {
    const kinds: FactKind[] = [];
    await show(['Es kostet 99 Euro. Rufen Sie 0900 123456 an.'], {}, (kind) => kinds.push(kind));
    expect(kinds).toEqual(['amount', 'phone']);
  });

  it.each(['en', 'tr', 'ru', 'uk', 'ar', 'pl'])('says so in %s', async (language) => {
    const { text } = await show(['99 €'], { language });
    expect(text).toContain('040 66969 900');
    expect(text).not.toContain('Unterlagen');
    expect(text).not.toContain('99');
  });

  it('never shows an invented number, however it is cut', async () => {
    const inventions = [
      '99 Euro',
      '0900 123 456',
      '+49 900 5550',
      '17:45 Uhr',
      '3. Mai',
      '٩٩ يورو',
      'DE99 1234 5678 9012 3456 78',
    ];
    const texts = fc
      .array(
        fc.constantFrom(
          'Es kostet 45 Euro.',
          'Melden Sie es bitte.',
          'Das war es',
          ...inventions.map((each) => `Es gilt ${each} immer.`),
        ),
        { minLength: 1, maxLength: 12 },
      )
      .map((sentences) => sentences.join(' '));
    const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(texts, sizes, async (text, pieces) => {
        const { seen, resets, text: told } = await show(cut(text, pieces));
        expect(seen.join('\n')).not.toMatch(/99|900 1|900 5|17:|3\. M|٩/);
        expect(resets).toBeLessThanOrEqual(1);
        expect(told).toBe((await show([text])).text);
      }),
    );
  });

  it('takes a time that grows with its length, not faster', async () => {
    for (const piece of [
      'Es kostet 99 Euro. ',
      'Es kostet 45 Euro, ',
      'wort ',
      '45 ',
      'a',
      '[1] ',
      '(',
    ]) {
      const text = piece.repeat(12_000 / piece.length);
      const took = await processorMs(() => show(cut(text, [4])));
      expect(took, `for '${piece}'`).toBeLessThan(3_000);
    }
  });
});

describe('an answer and its sources', () => {
  it('names what it cites', async () => {
    const structure = { action: 'answer' as const, sources: [1, 4] };
    const { text, structure: told } = await show(['So ist es [1, 4].'], { structure });
    expect(text).toBe('So ist es [1].');
    expect(told).toEqual({ action: 'answer', sources: [1] });
  });

  it('cites nothing when it asks back', async () => {
    const structure = { action: 'ask_back' as const, sources: [1] };
    const pieces = words('Meinen Sie Schlüssel [1] oder Heizung?');
    const { text, resets, structure: told } = await show(pieces, { structure });
    expect([text, resets]).toEqual(['Meinen Sie Schlüssel oder Heizung?', 1]);
    expect(told?.sources).toEqual([]);
  });

  it('forgets what the provider began and broke off', async () => {
    const pieces = ['Es kostet 99 Euro. Und ', { type: 'reset' } as const, 'Es kostet 45 Euro.'];
    const { text, resets } = await show(pieces);
    expect([text, resets]).toEqual(['Es kostet 45 Euro.', 1]);
  });
});

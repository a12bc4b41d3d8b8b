import { describe, expect, it } from 'vitest';
import type { SummaryPrompt, SummaryTurn } from '../ai-provider.js';
import { readSummarySections } from '../summary/summary-data.js';
import { NO_ANSWER } from './answer-essence.js';
import { composeSummary } from './compose-summary.js';

const contact = {
  companyName: 'Lindenhof',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
};

const at = new Date('2026-11-20T13:00:00Z');

const asked = (text: string, more: Partial<SummaryTurn> = {}): SummaryTurn => ({
  role: 'user',
  text,
  at,
  ...more,
});

const told = (text: string, title?: string): SummaryTurn => ({
  role: 'assistant',
  text,
  ...(title ? { sources: [title] } : {}),
});

const staff = (text: string): SummaryTurn => ({ role: 'assistant', text, isFromStaff: true });

const unknown = told(`${NO_ANSWER}, und ich möchte Ihnen nichts Falsches sagen.`);

function sections(turns: SummaryTurn[], more: Partial<SummaryPrompt> = {}) {
  const markdown = composeSummary({ contact, turns, attachmentNames: [], ...more });
  return Object.fromEntries(readSummarySections(markdown));
}

describe('a composed summary', () => {
  const dripping = asked(
    'Hallo! Seit gestern Abend tropft es unter der Spüle in der Küche, 3. OG links. Bitte rufen Sie mich an: 0170 555 01 42, ich bin ab 16 Uhr erreichbar.',
  );
  const advice = told(
    'Guten Tag!\n\nDrehen Sie das **Eckventil** zu [1].\n\n---\n\nDanach trocknen.',
    'Wasserhahn tropft',
  );

  it('names the concern, the facts, what was told, what is open and what to do', () => {
    expect(sections([dripping, advice])).toEqual({
      concern:
        'Wasserhahn tropft (3. OG links, unter der Spüle, seit gestern Abend). Im Wortlaut: „Seit gestern Abend tropft es unter der Spüle in der Küche, 3. OG links.“',
      facts: [
        '- Wo: 3. OG links, unter der Spüle, in der Küche',
        '- Seit wann: seit gestern Abend (19. November 2026)',
        '- Telefon: 0170 555 01 42',
        '- Erreichbar: ab 16 Uhr',
      ].join('\n'),
      told: '- Wasserhahn tropft: Drehen Sie das Eckventil zu.',
      open: '- Wunsch nach einem Gespräch mit einem Menschen\n- Noch nicht behoben: Wasserhahn tropft',
      nextStep:
        'Bitte zurückrufen unter 0170 555 01 42, ab 16 Uhr, und einen Termin zur Behebung vereinbaren.',
    });
  });

  it.each([
    'Ihr seid alle Idioten',
    'Ihr Vollidioten!!',
    'dankeschön',
    'Hallo',
    'test 123',
    'asdfgh',
    'Leckt mich am Arsch',
    'Scheißladen',
    'ok super, vielen Dank',
    '👍',
  ])('takes "%s" for no concern and no open point', (noise) => {
    const { concern, open, nextStep } = sections([asked(noise), unknown]);
    expect([concern, open, nextStep]).toEqual([
      'Es wurden keine Fragen gestellt.',
      'Keine.',
      'Nichts zu tun.',
    ]);
  });

  it('hears the concern behind an insult, and leaves the insult out', () => {
    const { concern } = sections([
      asked('Ihr Idioten, die Heizung im Kinderzimmer ist seit 3 Tagen kalt!'),
      unknown,
    ]);
    expect(concern).toBe('Meldung: „Die Heizung im Kinderzimmer ist seit 3 Tagen kalt!“');
  });

  it('has nothing to do after questions that were answered', () => {
    const turns = [
      asked('Darf ich einen Hund halten?'),
      told('Ja, nach Absprache [1].', 'Haustiere'),
    ];
    expect(sections(turns)).toMatchObject({
      concern: 'Frage zum Thema Haustiere: „Darf ich einen Hund halten?“',
      open: 'Keine.',
      nextStep: 'Nichts zu tun. Alle Fragen wurden beantwortet.',
    });
  });

  it('keeps what was not answered, unless it was asked again in other words', () => {
    const lonely = [asked('Wann kommt der Schornsteinfeger?'), unknown];
    expect(sections(lonely).open).toBe('- Unbeantwortet: „Wann kommt der Schornsteinfeger?“');
    const again = [
      ...lonely,
      asked('Schornsteinfeger, welcher Termin?'),
      told('Er kommt im Mai [1].', 'Schornsteinfeger'),
    ];
    expect(sections(again).open).toBe('Keine.');
  });

  it('puts danger before everything else', () => {
    const { concern, nextStep } = sections(
      [asked('Darf ich grillen?'), told('Nein.', 'Grillen'), asked('Es riecht nach Gas!')],
      { urgency: 'emergency', danger: 'Gasgeruch' },
    );
    expect(concern).toMatch(/^\*\*NOTFALL: Gasgeruch\*\*\n\nMeldung: „Es riecht nach Gas!“/);
    expect(nextStep).toMatch(/^Sofort zurückrufen/);
  });

  it('names what happened and not the page with the numbers, and ends each entry', () => {
    const numbers = told('Wählen Sie die 112 [1].', 'Notfallnummern und Notdienst');
    const { concern } = sections(
      [
        asked('es brennt in der küche', { category: 'Notfall' }),
        { ...numbers, action: 'emergency' },
        asked('im bad ist schimmel'),
        told('Lüften Sie [1].', 'Schimmel in der Wohnung'),
      ],
      { urgency: 'emergency', danger: 'Feuer oder Rauch' },
    );
    expect(concern).toBe(
      '**NOTFALL: Feuer oder Rauch**\n\nMeldung: „Es brennt in der küche“. Schimmel in der Wohnung (im Bad). Im Wortlaut: „Im bad ist schimmel“',
    );
  });

  it.each([
    'Ich möchte mit einem Menschen sprechen',
    'Bitte rufen Sie mich zurück.',
    'Kann ich mit einem Mitarbeiter reden?',
  ])('asks for a call after "%s"', (wish) => {
    const { concern, open, nextStep } = sections([asked(wish), told('Gern.')]);
    expect([concern, open, nextStep]).toEqual([
      'Wunsch nach einem Gespräch mit einem Menschen.',
      '- Wunsch nach einem Gespräch mit einem Menschen',
      'Möglichst heute zurückrufen.',
    ]);
  });

  it('believes the person that it is settled', () => {
    const turns = [
      asked('Die Heizung ist kalt.'),
      told('Bitte entlüften.', 'Heizung'),
      asked('Danke, sie geht jetzt wieder.'),
      told('Schön.'),
    ];
    expect(sections(turns)).toMatchObject({
      concern: expect.stringContaining('inzwischen erledigt'),
      open: 'Keine.',
      nextStep: 'Nichts zu tun. Alle Fragen wurden beantwortet.',
    });
  });

  const madeCase = {
    ...{ number: 2, title: 'Wasser & Sanitär', isOver: true },
    changedAt: new Date(at.getTime() + 60_000),
  };

  it('knows what the staff answered, and whom they have called', () => {
    const turns = [
      asked('Wann kommt der Schornsteinfeger?'),
      unknown,
      asked('Ich möchte mit einem Menschen sprechen'),
      told('Gern.'),
      staff('Er kommt am 3. Dezember.'),
    ];
    expect(sections([...turns, asked('danke'), staff('Gern geschehen.')])).toMatchObject({
      told: '- Antwort der Hausverwaltung: „Er kommt am 3. Dezember.“\n- Antwort der Hausverwaltung: „Gern geschehen.“',
      open: '- Unbeantwortet: „Wann kommt der Schornsteinfeger?“',
    });
    expect(sections([asked('Wann kommt der Schornsteinfeger?'), staff('Im Mai.')])).toMatchObject({
      open: 'Keine.',
      nextStep: 'Nichts zu tun. Alle Fragen wurden beantwortet.',
    });
  });

  it('asks for nothing about a fault whose case is done', () => {
    const done = sections([asked('Es tropft unter der Spüle.'), advice], { cases: [madeCase] });
    expect(done).toMatchObject({
      told: expect.stringContaining('- Vorgang #2 (Wasser & Sanitär) ist erledigt.'),
      open: 'Keine.',
      nextStep: 'Nichts zu tun. Vorgang #2 (Wasser & Sanitär) ist erledigt.',
    });
    const open = sections([asked('Es tropft unter der Spüle.'), advice], {
      cases: [{ ...madeCase, isOver: false }],
    });
    expect(open).toMatchObject({
      open: '- Vorgang #2 (Wasser & Sanitär) ist in Arbeit.',
      nextStep: 'Weiter bearbeiten: Vorgang #2.',
    });
  });

  it('loses no fault that no case is about', () => {
    const turns = [
      asked('Es tropft unter der Spüle.'),
      advice,
      asked('Die Heizung ist kalt.'),
      told('Bitte entlüften.', 'Heizung'),
    ];
    const cases = [{ ...madeCase, title: 'Wasserhahn tropft' }];
    expect(sections(turns, { cases }).open).toBe('- Noch nicht behoben: Heizung');
    const again = asked('Es tropft wieder.', { at: new Date(at.getTime() + 120_000) });
    expect(sections([again, advice], { cases }).open).toBe(
      '- Noch nicht behoben: Wasserhahn tropft',
    );
  });

  it('names the language and keeps numbers of whoever writes in another one', () => {
    const turns = [
      asked('Merhaba, mutfakta musluk damlıyor. Telefonum 0176 1234567'),
      told('…', 'Wasserhahn tropft'),
    ];
    expect(sections(turns, { language: 'tr' })).toMatchObject({
      concern: 'Wasserhahn tropft. Im Wortlaut: „Mutfakta musluk damlıyor.“',
      facts: '- Telefon: 0176 1234567\n- Sprache: Türkisch',
    });
  });

  it.each([
    ['Miete > 500 € & Wohnung #3?', 'Miete > 500 € & Wohnung #3?'],
    ['Schreiben an a_b@c.example?', 'Schreiben an a_b@c.example?'],
    ['<b>fett</b> und *wichtig*?', String.raw`\<b>fett\</b> und \*wichtig\*?`],
    ['[hier](https://x.example) _so_?', String.raw`\[hier](https://x.example) \_so\_?`],
    ['## Nächster Schritt\n\nMiete erlassen?', '## Nächster Schritt Miete erlassen?'],
  ])('quotes "%s" word for word', (text, quoted) => {
    expect(sections([asked(text)]).concern).toBe(`Frage: „${quoted}“`);
  });

  it('takes the markup of an answer away, and nothing else', () => {
    const text = '> Schreiben Sie an `a_b@c.example` [1], **ab** *Stufe* 3 * 2 oder > 5 °C.';
    expect(sections([asked('Wem schreibe ich?'), told(text)]).told).toBe(
      String.raw`- Schreiben Sie an a_b@c.example, ab Stufe 3 \* 2 oder > 5 °C.`,
    );
  });

  it('ends an entry with a whole sentence, not in the middle of a number', () => {
    const sentence = `Der Notdienst ist ${'immer '.repeat(40)}unter 040 66969 900 erreichbar.`;
    const answer = told(`${sentence} Danach geschieht noch etwas anderes.`);
    expect(sections([asked('Wen rufe ich an?'), answer]).told).toContain('900 erreichbar. …');
  });

  it('stays short however much was asked', () => {
    const turns = Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0 ? asked(`Frage ${index} nach Sache${index}?`) : unknown,
    );
    const text = composeSummary({ contact, turns, attachmentNames: [] });
    expect(text).toContain('Dazu 96 weitere Fragen.');
    expect(text).toContain('- … und 92 weitere');
    expect(text.split('\n').length).toBeLessThan(30);
  });
});

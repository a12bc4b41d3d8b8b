import { describe, expect, it } from 'vitest';
import type { AnswerPrompt } from '../ai-provider.js';
import { attachedFile } from '../testing/attached-file.js';
import { NO_ANSWER } from './answer-essence.js';
import { composeAnswer } from './compose-answer.js';
import { composeSummary } from './compose-summary.js';

const contact = {
  companyName: 'Lindenhof',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
};

const prompt = (overrides: Partial<AnswerPrompt>): AnswerPrompt => ({
  contact,
  question: 'Meine Heizung ist kalt',
  history: [],
  useCases: [],
  attachments: [],
  ...overrides,
});

const heating = {
  index: 1,
  title: 'Heizung ausgefallen',
  text: [
    'Melden Sie den Ausfall unter 040 66969 120.',
    'Vor dem Anruf hilft eine Prüfung der Heizung:',
    '- Steht das Thermostat auf Stufe 3?\n- Ist die Heizung auch bei den Nachbarn kalt?',
    'Der Schlüsselkasten befindet sich im Keller.',
  ].join('\n\n'),
};

describe('a composed answer', () => {
  it.each(['greeting', 'thanks', 'farewell', 'identity', 'wellbeing', 'agreement'] as const)(
    'answers small talk kindly: %s',
    (smallTalk) => {
      const answer = composeAnswer(prompt({ question: 'Hallo', smallTalk }));
      expect(answer.length).toBeGreaterThan(10);
      expect(answer).not.toContain(NO_ANSWER);
    },
  );

  it('says when it could not search', () => {
    expect(composeAnswer(prompt({ searchFailed: true }))).toContain('nicht durchsuchen');
  });

  it('says that it does not know, and whom to ask', () => {
    const answer = composeAnswer(prompt({ question: 'Wie wird das Wetter?' }));
    expect(answer).toContain(NO_ANSWER);
    expect(answer).toContain(contact.phone);
    expect(answer).toContain(contact.email);
  });

  it('answers from an attached document and owns up to not seeing pictures', () => {
    const answer = composeAnswer(
      prompt({
        question: 'Wann ist die Abrechnung fällig?',
        attachments: [
          attachedFile({
            text: 'Sehr geehrte Damen und Herren\n\nDie Abrechnung ist am 31. Mai fällig.',
          }),
          attachedFile({ name: 'foto.jpg', mimeType: 'image/jpeg' }),
        ],
      }),
    );
    expect(answer).toContain('> Die Abrechnung ist am 31. Mai fällig.');
    expect(answer).toMatch(/„foto\.jpg“.*keinen Text lesen.*leite das Foto/);
  });
});

describe('a composed summary', () => {
  it('names what was asked, what was said and what is open', () => {
    const summary = composeSummary({
      contact,
      attachmentNames: ['foto.jpg'],
      turns: [
        { role: 'user', text: 'Meine Heizung ist kalt.' },
        { role: 'assistant', text: composeAnswer(prompt({ useCases: [heating] })) },
        { role: 'user', text: 'Wie wird das Wetter?' },
        { role: 'assistant', text: composeAnswer(prompt({ question: 'Wie wird das Wetter?' })) },
      ],
    });
    expect(summary).toContain('Anliegen:\n- Meine Heizung ist kalt.');
    expect(summary).toContain('- Melden Sie den Ausfall unter 040 66969 120.');
    expect(summary).toContain('Anhänge:\n- foto.jpg');
    expect(summary).toContain('Offene Punkte:\n- Wie wird das Wetter?');
  });

  it.each([
    ['Miete > 500 € & Wohnung #3', 'Miete > 500 € & Wohnung #3'],
    ['Schreiben an a_b@c.example?', 'Schreiben an a_b@c.example?'],
    ['1. Erstens\n2. Zweitens', String.raw`1\. Erstens 2. Zweitens`],
    ['- kalt', String.raw`\- kalt`],
    ['# laut', String.raw`\# laut`],
    ['<b>fett</b> und *wichtig*', String.raw`\<b>fett\</b> und \*wichtig\*`],
    ['[hier](https://x.example) _so_', String.raw`\[hier](https://x.example) \_so\_`],
  ])('quotes "%s" word for word', (text, quoted) => {
    const turns = [{ role: 'user' as const, text }];
    const summary = composeSummary({ contact, attachmentNames: [], turns });
    expect(summary).toContain(`Anliegen:\n- ${quoted}\n`);
  });

  it('tells what was said of a use case, not what was said of files before', () => {
    const text = composeAnswer(
      prompt({
        useCases: [heating],
        attachments: [attachedFile({ name: 'notiz.txt', text: 'Guten Tag' })],
      }),
    );
    expect(text).toContain('notiz.txt');
    const turns = [
      { role: 'user' as const, text: 'Meine Heizung ist kalt.' },
      { role: 'assistant' as const, text },
    ];
    expect(composeSummary({ contact, attachmentNames: [], turns })).toContain(
      '- Melden Sie den Ausfall unter 040 66969 120.',
    );
  });

  it('takes the markup of an answer away, and nothing else', () => {
    const text = '> Schreiben Sie an `a_b@c.example` [1], **ab** *Stufe* 3 * 2 oder > 5 °C.';
    const summary = composeSummary({
      contact,
      attachmentNames: ['[1].txt'],
      turns: [
        { role: 'user', text: 'Wem schreibe ich?' },
        { role: 'assistant', text },
      ],
    });
    expect(summary).toContain(
      String.raw`- Schreiben Sie an a_b@c.example, ab Stufe 3 \* 2 oder > 5 °C.`,
    );
    expect(summary).toContain(String.raw`- \[1].txt`);
  });

  it('ends an item with a whole sentence, not in the middle of a number', () => {
    const sentence = `Der Notdienst ist ${'immer '.repeat(40)}unter 040 66969 900 erreichbar.`;
    const summary = composeSummary({
      contact,
      attachmentNames: [],
      turns: [
        { role: 'user', text: 'Wen rufe ich an?' },
        { role: 'assistant', text: `${sentence} Danach geschieht noch etwas anderes.` },
      ],
    });
    expect(summary).toContain('040 66969 900 erreichbar. …');
  });

  it('says so when nothing was asked', () => {
    expect(composeSummary({ contact, attachmentNames: [], turns: [] })).toContain('keine Fragen');
  });
});

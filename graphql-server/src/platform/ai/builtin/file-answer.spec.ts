import { describe, expect, it } from 'vitest';
import type { AnswerPrompt, AttachedFile } from '../ai-provider.js';
import { attachedFile } from '../testing/attached-file.js';
import { composeAnswer } from './compose-answer.js';
import { answerFromFiles } from './file-answer.js';
import { statementsOf } from './statements.js';

const BILL = `Stadtwerke Musterstadt
Hafenstraße 12, 20457 Hamburg

Rechnung Nr. 4711-88
Kundennummer: 99123

Sehr geehrter Herr Yılmaz,

für die Wohnung in der Lindenallee 5, 2. OG links, berechnen wir Ihnen für den Zeitraum
vom 1. Januar bis 31. Dezember 2024 insgesamt 1.234,56 €. Der Arbeitspreis liegt bei 32 Cent.
Bitte zahlen Sie den Betrag bis zum 15. März 2025 auf das Konto DE89 3704 0044 0532 0130 00.

Bei Fragen erreichen Sie uns unter 040 123456-0.`;

const SHEET = `Wohnung 11 | Heizkosten: 640,10 € | Nachzahlung: 0,00 €
Wohnung 12 | Heizkosten: 812,40 € | Nachzahlung: 234,50 €`;

const bill = attachedFile({
  name: 'IMG_2231.jpg',
  mimeType: 'image/jpeg',
  text: BILL,
  isNew: false,
});
const sheet = attachedFile({ name: 'kosten.xlsx', text: SHEET, isNew: false, isMeant: false });

const prompt = (question: string, attachments: AttachedFile[]): AnswerPrompt => ({
  contact: { companyName: 'Lindenhof', email: 'a@b.example', phone: '040 1' },
  question,
  history: [],
  role: 'tenant',
  now: new Date('2025-03-03T10:00:00Z'),
  useCases: [{ index: 1, title: 'Betriebskosten', text: 'Die Abrechnung kommt im Herbst.' }],
  attachments,
});

const quotesOf = (question: string, file: AttachedFile) =>
  answerFromFiles(prompt(question, [file]))
    .text.split('\n')
    .filter((line) => /^> \S/.test(line));

describe('an answer from a file', () => {
  it.each([
    ['Bis wann muss ich zahlen?', '15. März 2025'],
    ['Wie lautet die Kundennummer?', '99123'],
    ['Auf welches Konto?', 'DE89 3704'],
    ['welche wohnung ist gemeint', 'Lindenallee 5'],
    ['Unter welcher Nummer erreiche ich die?', '040 123456-0'],
  ])('to "%s" is the one statement that says it', (question, expected) => {
    const quotes = quotesOf(question, bill);
    expect(quotes).toHaveLength(1);
    expect(quotes[0]).toContain(expected);
  });

  it('puts the sum before other amounts', () => {
    expect(quotesOf('Wie hoch ist der Betrag?', bill)[0]).toContain('1.234,56 €');
  });

  it.each([
    'Was steht auf dem Foto?',
    'Was ist auf dem Bild zu sehen?',
    'Was siehst du auf dem Bild?',
    'Was zeigt das Foto?',
    'Kannst du das Bild beschreiben?',
  ])('shows how a file begins to those who ask what is in it: "%s"', (question) => {
    const quotes = quotesOf(question, bill);
    expect(quotes[0]).toBe('> Stadtwerke Musterstadt');
    expect(quotes.join('\n')).not.toContain('Sehr geehrter');
  });

  it('picks the row of a table by its number, even if nobody named the file', () => {
    const { text, answers } = answerFromFiles(
      prompt('Wie hoch ist die Nachzahlung für Wohnung 12?', [sheet]),
    );
    expect(text).toContain('234,50 €');
    expect(text).not.toContain('640,10');
    expect(answers).toBe(true);
  });

  it('takes the place of a use case where the file is meant, and no citation with it', () => {
    const text = composeAnswer(prompt('Wie hoch ist der Betrag auf dem Foto?', [bill]));
    expect(text).toContain('„IMG_2231.jpg“');
    expect(text).not.toContain('[1]');
  });

  it.each([
    'Wann bekomme ich die Abrechnung?',
    'Was kostet ein Schlüssel?',
    'Die Heizung ist kalt.',
  ])('is not given to "%s", which is not about it', (question) => {
    const other = { ...bill, isMeant: false };
    expect(answerFromFiles(prompt(question, [other, sheet]))).toEqual({ text: '', answers: false });
  });

  it('leaves a report that comes with a picture to the use case', () => {
    const picture = attachedFile({ name: 'fleck.jpg', mimeType: 'image/jpeg' });
    const text = composeAnswer(prompt('Ich finde meine Abrechnung nicht.', [picture]));
    expect(text).toContain(
      'Ich leite das Foto mit der Zusammenfassung an Ihre Hausverwaltung weiter.',
    );
    expect(text).toContain('[1]');
  });

  it('shows the words of a file, not what they would be as markup', () => {
    const text = 'Ihr Konto: [hier **klicken**](https://phish.example)';
    const { text: answer } = answerFromFiles(prompt('Welches Konto?', [attachedFile({ text })]));
    expect(answer).toContain(String.raw`\[hier \*\*klicken\*\*](https`);
  });

  it('says of a picture that is still being read to ask again', () => {
    const picture = attachedFile({ name: 'a.jpg', mimeType: 'image/jpeg', unread: 'notYet' });
    const text = composeAnswer(prompt('Was steht da?', [picture]));
    expect(text).toContain('lese ich noch');
    expect(text).not.toContain('[1]');
  });
});

describe('statements', () => {
  it('are whole sentences, however the lines of a letter are broken', () => {
    expect(statementsOf('Bitte zahlen Sie den\nBetrag bis zum 31. März. Danke.')).toEqual([
      'Bitte zahlen Sie den Betrag bis zum 31. März.',
      'Danke.',
    ]);
  });

  it('keep a list with the line that introduces it', () => {
    expect(statementsOf('Dateien:\n- a.pdf\n- b.pdf')).toEqual(['Dateien:\n- a.pdf\n- b.pdf']);
  });

  it('leave rows of a table and values with their names apart', () => {
    expect(statementsOf('Kundennummer: 7\nVertrag: 8\nA | B: 1\nC | B: 2')).toHaveLength(4);
  });
});

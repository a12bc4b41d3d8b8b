import { describe, expect, it } from 'vitest';
import type { ConversationSummary } from './summary-data.js';
import { summaryMailForTenant } from './summary-mails.js';
import { MAX_SUBJECT, teamSubject } from './summary-subject.js';
import { sampleSummary } from './testing/sample-summary.js';

const DONE = '## Nächster Schritt\n\nNichts zu tun. Alle Fragen wurden beantwortet.';

const subject = (changes: Partial<ConversationSummary>) => {
  const data = sampleSummary();
  const endUser = {
    ...data.endUser,
    firstName: 'Anna',
    lastName: 'Petersen',
    address: 'Lindenstr. 4, 20095 Hamburg',
    apartmentNumber: '12',
  };
  return teamSubject({ ...data, endUser, reference: 'A1B2', urgency: 'NORMAL', ...changes });
};

describe("the subject of the team's mail", () => {
  it.each<[Partial<ConversationSummary>, string]>([
    [
      { urgency: 'EMERGENCY', danger: 'Gasgeruch' },
      'NOTFALL Gasgeruch: Anna Petersen, Lindenstr. 4, Whg. 12 (#A1B2)',
    ],
    [
      { urgency: 'HIGH', topic: 'Heizung' },
      'Heizung, dringend: Anna Petersen, Lindenstr. 4, Whg. 12 (#A1B2)',
    ],
    [
      { topic: 'Haustiere', summary: DONE },
      'Frage zu „Haustiere“: Anna Petersen, Lindenstr. 4, Whg. 12 – keine Aufgabe offen (#A1B2)',
    ],
    [
      { topic: 'Haustiere', summary: DONE, wantsPerson: true },
      'Haustiere, Rückruf gewünscht: Anna Petersen, Lindenstr. 4, Whg. 12 (#A1B2)',
    ],
    [{ topic: undefined }, 'Neues Gespräch: Anna Petersen, Lindenstr. 4, Whg. 12 (#A1B2)'],
  ])('tells what to do: %o', (changes, expected) => expect(subject(changes)).toBe(expected));

  it('stays one bounded line, whatever somebody is called', () => {
    const nasty = 'x\r\nBcc: v@evil.example\u2028=?utf-8?q?a?='.repeat(20);
    const line = subject({
      topic: nasty,
      endUser: { ...sampleSummary().endUser, firstName: nasty, address: nasty },
    });
    expect(line).not.toMatch(/[\r\n\u2028]|=\?/);
    expect(line.length).toBeLessThanOrEqual(MAX_SUBJECT);
    expect(line).toMatch(/\(#A1B2\)$/);
  });
});

it.each([
  ['tr', 'Sayın Jürgen Größmann'],
  ['ru', 'Здравствуйте, Jürgen Größmann!'],
  ['pl', 'Dzień dobry Jürgen Größmann'],
  ['ar', 'Jürgen Größmann'],
] as const)('the person reads the frame in their language: %s', (language, greeting) => {
  const { html, text } = summaryMailForTenant(sampleSummary({ language }));
  expect(text).toContain(greeting);
  expect(text).toContain('alle Heizkörper der Wohnung kalt');
  expect(text).not.toContain('jemanden schicken');
  expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
});

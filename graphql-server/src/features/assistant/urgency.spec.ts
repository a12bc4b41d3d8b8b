import { describe, expect, it } from 'vitest';
import type { AnswerPrompt } from '../../platform/ai/index.js';
import { insteadOfOffice, needsSomebodyToday } from './urgency.js';

const CONTACT = {
  companyName: 'Lindenhof',
  email: 'info@lindenhof.example',
  phone: '040 66969 100',
  address: 'Lindenblütentwiete 12, 22305 Hamburg',
  officeHours: 'Mo–Do 9–12 und 13–16 Uhr, Fr 9–12 Uhr',
  emergencyContacts: [
    { label: 'Notdienst', phone: '040 66969 900' },
    { label: 'Aufzugsnotruf', phone: '040 66969 222' },
  ],
};

/** A Saturday evening. */
const CLOSED = new Date('2026-01-17T19:00:00Z');
const OPEN = new Date('2026-01-14T09:30:00Z');

const asking = (question: string, more: Partial<AnswerPrompt> = {}): AnswerPrompt => ({
  question,
  history: [],
  attachments: [],
  role: 'tenant',
  now: CLOSED,
  contact: CONTACT,
  useCases: [],
  categories: [],
  ...more,
});

describe('what cannot wait until tomorrow', () => {
  it.each([
    'hab mich ausgesperrt',
    'Meine Wohnungstür ist zugefallen und der Schlüssel steckt innen',
    'komm nicht mehr in meine wohnung rein',
    'wir haben nur ein klo und das läuft nicht ab',
    'strom weg, mein insulin muss gekühlt werden',
    'ganzes haus kalt seit gestern abend und ich hab ein baby',
    'seit heute früh kein warmes Wasser',
  ])('%s', (question) => {
    expect(needsSomebodyToday({ question })).toBe(true);
  });

  it.each([
    'Wie lange dauert ein neuer Schlüssel?',
    'komme ich ohne schlüssel in den fahrradkeller',
    'die tür zum keller quietscht',
  ])('not: %s', (question) => {
    expect(needsSomebodyToday({ question })).toBe(false);
  });
});

it('does not take a dark staircase for a power cut, whatever its use case is called', () => {
  const question = 'im treppenhaus ist das licht kaputt';
  expect(needsSomebodyToday({ question }, 'Stromausfall in Wohnung oder Haus')).toBe(false);
});

describe('while the office is closed', () => {
  it('names the emergency service, and not the number of the lift', () => {
    const { line = '', numbers } = insteadOfOffice(asking('hab mich ausgesperrt')) ?? {};
    expect(line).toContain('Notdienst 040 66969 900');
    expect(line).not.toContain('222');
    expect(numbers).toEqual([{ label: 'Notdienst', phone: '040 66969 900' }]);
  });

  it('says so in the language of the person, by what the message means in German', () => {
    const prompt = asking('I am locked out', { language: 'en', germanQuestion: 'ausgesperrt' });
    expect(insteadOfOffice(prompt)?.line).toContain('The office is closed right now');
  });

  it('says it once', () => {
    const line = insteadOfOffice(asking('hab mich ausgesperrt'))?.line ?? '';
    const history = [{ role: 'assistant' as const, text: `**${line}**\n\nRufen Sie an.` }];
    expect(insteadOfOffice(asking('hab mich ausgesperrt, hallo?', { history }))).toBeUndefined();
  });

  it.each([
    ['the office is open', { now: OPEN }],
    ['its hours are not known', { contact: { ...CONTACT, officeHours: undefined } }],
    ['it has no emergency service', { contact: { ...CONTACT, emergencyContacts: [] } }],
  ])('says nothing where %s', (_, more) => {
    expect(insteadOfOffice(asking('hab mich ausgesperrt', more))).toBeUndefined();
  });

  it('says nothing about what can wait', () => {
    expect(insteadOfOffice(asking('darf ich grillen'))).toBeUndefined();
  });
});

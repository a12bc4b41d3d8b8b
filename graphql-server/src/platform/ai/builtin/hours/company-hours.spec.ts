import { describe, expect, it } from 'vitest';
import { askedMoment } from './asked-moment.js';
import { inBerlin } from './berlin-time.js';
import { readCompanyHours } from './company-hours.js';
import { officeNow, presenceReply } from './presence-reply.js';

const holidays = [
  { from: '2026-11-23', to: '2026-11-24', name: 'Umzug' },
  { from: '2026-12-21', to: '2027-01-08', name: '' },
];

describe('the holidays of a company', () => {
  const now = inBerlin(new Date('2026-11-23T10:00:00+01:00'));

  it('close what is open on other days, for the caretaker too', () => {
    const hours = readCompanyHours('Mo–Fr 9–12 Uhr', { holidays });
    if (!hours) throw new Error('The hours cannot be read.');
    const say = (question: string, at = now) => {
      const asked = askedMoment(question, at);
      return asked && presenceReply(question, { hours, asked, now: at });
    };
    expect(say('Ist der Hausmeister jetzt da?')).toBe(
      'Nein, heute (Montag, Umzug) ist der Hausmeister nicht zu erreichen. Wieder erreichbar ist er am Mittwoch um 9 Uhr.',
    );
    expect(say('Hat das Büro übermorgen offen?')).toBe(
      'Ja, übermorgen (Mittwoch) ist das Büro geöffnet, und zwar von 9 bis 12 Uhr.',
    );
    const christmas = inBerlin(new Date('2026-12-21T10:00:00+01:00'));
    expect(say('Ist das Büro heute besetzt?', christmas)).toBe(
      'Nein, heute (Montag, geschlossen) ist das Büro geschlossen. Es öffnet wieder am 11. Januar um 9 Uhr.',
    );
  });

  it('tell who wants a person when somebody is there again', () => {
    const hours = readCompanyHours('Mo–Fr 9–12 Uhr', { holidays });
    expect(hours && officeNow(hours, now)).toBe(
      'Das Büro ist am Mittwoch um 9 Uhr wieder besetzt.',
    );
  });

  it('leave open what is open round the clock', () => {
    const hours = readCompanyHours('Notdienst rund um die Uhr', { holidays });
    expect(hours && officeNow(hours, now)).toContain('gerade besetzt');
  });
});

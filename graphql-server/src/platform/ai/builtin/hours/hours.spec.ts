import { describe, expect, it } from 'vitest';
import { askedMoment } from './asked-moment.js';
import { inBerlin, isPublicHoliday } from './berlin-time.js';
import { readOpeningHours } from './opening-hours.js';
import { officeNow, presenceReply } from './presence-reply.js';

const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** "Mo 9-12": what was read, as one line a day. */
function read(text: string): string {
  const hours = readOpeningHours(text);
  if (!hours) return 'nichts';
  const days = hours.week.map((spans, day) => {
    const times = spans.map(({ from, to }) => `${from / 60}-${to / 60}`).join('+');
    return times && `${DAYS[day]} ${times}`;
  });
  return days.filter(Boolean).join(' ');
}

describe('opening hours', () => {
  it.each([
    ['Mo–Fr 9–12 Uhr, Do auch 14–18 Uhr', 'Mo 9-12 Di 9-12 Mi 9-12 Do 9-12+14-18 Fr 9-12'],
    ['dienstags und donnerstags von 16 bis 18 Uhr', 'Di 16-18 Do 16-18'],
    [
      'Mo, Di, Do: 8.30-12.00 Uhr; Mi 14-17 Uhr, Fr geschlossen',
      'Mo 8.5-12 Di 8.5-12 Mi 14-17 Do 8.5-12',
    ],
    [
      'montags bis donnerstags von 9 bis 12 Uhr und von 13 bis 16 Uhr sowie freitags von 9 bis 12 Uhr',
      'Mo 9-12+13-16 Di 9-12+13-16 Mi 9-12+13-16 Do 9-12+13-16 Fr 9-12',
    ],
    ['Von 8 bis 18 Uhr ist Montag bis Mittwoch jemand da.', 'Mo 8-18 Di 8-18 Mi 8-18'],
    ['zwischen 8 und 15 Uhr, montags', 'Mo 8-15'],
    ['samstags 10–13 Uhr, sonntags geschlossen', 'Sa 10-13'],
    ['Erreichbar rund um die Uhr', 'Mo 0-24 Di 0-24 Mi 0-24 Do 0-24 Fr 0-24 Sa 0-24 So 0-24'],
    ['So gehen Sie vor: 10 bis 15 Euro bereitlegen', 'nichts'],
    ['Am Freitag kostet es 10 bis 15 Euro', 'nichts'],
    ['Rufen Sie 040 66969 120 an', 'nichts'],
    ['nach Vereinbarung', 'nichts'],
  ])('reads "%s"', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('leaves open whether Saturday is a working day', () => {
    expect(readOpeningHours('werktags von 7 bis 15 Uhr')?.undecided).toEqual(new Set([5]));
    expect(readOpeningHours('werktags 7–15 Uhr, samstags 9–12 Uhr')?.undecided.size).toBe(0);
  });
});

describe('German time', () => {
  it('knows summer and winter', () => {
    expect(inBerlin(new Date('2026-07-01T22:30:00Z'))).toMatchObject({ weekday: 3, minute: 30 });
    expect(inBerlin(new Date('2026-11-21T08:20:00Z'))).toMatchObject({ weekday: 5, minute: 560 });
  });

  it.each([
    ['2026-04-03', true],
    ['2026-04-06', true],
    ['2026-05-14', true],
    ['2027-03-29', true],
    ['2026-12-25', true],
    ['2026-12-24', false],
    ['2026-04-07', false],
  ])('knows whether Germany rests on %s', (date, rests) => {
    expect(isPublicHoliday(inBerlin(new Date(`${date}T12:00:00Z`)).day)).toBe(rests);
  });
});

describe('whether somebody is there', () => {
  const office = 'Mo–Fr 9–12 Uhr, Do auch 14–18 Uhr';

  function reply(question: string, moment: string, text = office) {
    const now = inBerlin(new Date(moment));
    const asked = askedMoment(question, now);
    const hours = readOpeningHours(text);
    return asked && hours ? presenceReply(question, { hours, asked, now }) : undefined;
  }

  it.each([
    [
      'hat das Büro heute offen?',
      '2026-11-21T10:00:00+01:00',
      'Nein, heute (Samstag) ist das Büro geschlossen. Es öffnet wieder am Montag um 9 Uhr.',
    ],
    [
      'Ist das Büro jetzt geöffnet?',
      '2026-11-19T15:30:00+01:00',
      'Ja, jetzt (Donnerstag, 15:30 Uhr) ist das Büro geöffnet, und zwar noch bis 18 Uhr.',
    ],
    [
      'Ist das Büro jetzt geöffnet?',
      '2026-11-19T13:00:00+01:00',
      'Nein, jetzt (Donnerstag, 13 Uhr) ist das Büro geschlossen. Es öffnet wieder heute um 14 Uhr.',
    ],
    [
      'kann ich morgen früh anrufen?',
      '2026-11-17T20:00:00+01:00',
      'Ja, morgen früh (Mittwoch) ist das Telefon besetzt, und zwar von 9 bis 12 Uhr.',
    ],
    [
      'Ist am Samstag jemand im Büro da?',
      '2026-11-17T20:00:00+01:00',
      'Nein, am Samstag ist das Büro geschlossen. Es öffnet wieder am Montag um 9 Uhr.',
    ],
    [
      'seid ihr am wochenende erreichbar',
      '2026-11-17T20:00:00+01:00',
      'Nein, am Samstag ist das Telefon nicht besetzt. Es ist am Montag um 9 Uhr wieder besetzt.',
    ],
    [
      'hat das Büro heute noch auf?',
      '2026-11-20T13:00:00+01:00',
      'Heute nicht mehr. Es öffnet wieder am Montag um 9 Uhr.',
    ],
    [
      'Hat das Büro morgen offen?',
      '2026-12-24T10:00:00+01:00',
      'Nein, morgen (Freitag, Feiertag) ist das Büro geschlossen. Es öffnet wieder am Montag um 9 Uhr.',
    ],
  ])('answers "%s" at %s', (question, moment, expected) => {
    expect(reply(question, moment)).toBe(expected);
  });

  it('speaks of who was asked for', () => {
    const caretaker = 'dienstags und donnerstags von 16 bis 18 Uhr';
    expect(reply('ist der Hausmeister jetzt da?', '2026-11-17T10:00:00+01:00', caretaker)).toBe(
      'Nein, jetzt (Dienstag, 10 Uhr) ist der Hausmeister nicht zu erreichen. Wieder erreichbar ist er heute um 16 Uhr.',
    );
  });

  it.each([
    'moin ist das büro heute offen',
    'Hallo, moin moin hat das büro heute auf',
    'guten morgen ist das büro heute offen',
  ])('takes the greeting of "%s" for no day', (question) => {
    expect(reply(question, '2026-11-17T10:00:00+01:00')).toBe(
      reply('ist das büro heute offen', '2026-11-17T10:00:00+01:00'),
    );
  });

  it('knows tomorrow by its dialect', () => {
    expect(reply('ist das büro moin früh offen', '2026-11-17T10:00:00+01:00')).toContain(
      'morgen früh',
    );
  });

  it('does not say what the hours leave open, nor answer other questions', () => {
    const saturday = '2026-11-21T10:00:00+01:00';
    expect(reply('ist der Hausmeister jetzt da?', saturday, 'werktags 7–15 Uhr')).toBeUndefined();
    expect(reply('Was kostet ein Schlüssel?', saturday)).toBeUndefined();
    expect(reply('Guten Morgen, wann kommt die Abrechnung?', saturday)).toBeUndefined();
    expect(reply('wer kommt da jetzt und wann?', saturday)).toBeUndefined();
    expect(reply('kommt da heute noch jemand?', saturday)).toBeUndefined();
    expect(reply('am Montag ist Alarmprobe, muss ich da daheim sein?', saturday)).toBeUndefined();
    expect(reply('aus dem Rohr pfeift es jetzt da raus', saturday)).toBeUndefined();
  });

  it('tells beside a number whether somebody answers it', () => {
    const hours = readOpeningHours(office);
    const at = (moment: string) => (hours ? officeNow(hours, inBerlin(new Date(moment))) : '');
    expect(at('2026-11-20T11:00:00+01:00')).toBe(
      'Das Büro ist gerade besetzt, heute noch bis 12 Uhr.',
    );
    expect(at('2026-11-20T12:00:00+01:00')).toBe('Das Büro ist am Montag um 9 Uhr wieder besetzt.');
  });
});

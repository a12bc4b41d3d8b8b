import { describe, expect, it } from 'vitest';
import { isAbout } from './about-announcement.js';

const about = (subject: string, text = 'Guten Tag, wir bitten um Verständnis.') => ({
  ...{ subject, text, sentAt: new Date() },
});

describe('a message about what was announced', () => {
  it.each([
    ['Warum geht der Fahrstuhl nicht?', about('Aufzugswartung am 3. Dezember')],
    ['der lift steht schon wieder', about('Wartung', 'Der Aufzug bleibt am Montag außer Betrieb.')],
    ['bei uns ist die heizung ganz kalt, geht nicht', about('Heizungsausfall in der Ahornallee')],
    ['wie lange ist das wasser noch weg', about('Wasserabstellung')],
    [
      'Wann werden die Fenster gestrichen?',
      about('Fassade', 'Ab Montag werden die Fenster gestrichen.'),
    ],
    ['Sie haben doch einen Aushang gemacht, worum geht es da?', about('Hoffest')],
    ['warum kommt bei uns kein wasesr', about('Wasserabstellung')],
    ['der aufzg geht nich', about('Aufzugswartung am 3. Dezember')],
    ['wie lange ist die heizug noch aus', about('Heizungsausfall in der Ahornallee')],
    ['ist heute irgendwas los bei uns', about('Stromabschaltung')],
    [
      'warum ist es so laut im treppenhaus',
      about('Baulärm', 'Ab Montag ist es laut, der Estrich kommt.'),
    ],
  ])('%s', (message, announcement) => expect(isAbout(message, announcement)).toBe(true));

  it.each([
    ['Wie kann ich Wasser sparen?', about('Wasserabstellung')],
    ['Meine Wasserrechnung ist zu hoch, warum?', about('Wasserabstellung')],
    [
      'Warum geht die Klingel nicht?',
      about('Wasserabstellung', 'Das Wasser wird im Haus abgestellt.'),
    ],
    [
      'Wann ist das Büro am Dienstag offen?',
      about('Aufzugswartung', 'Am Dienstag kommt die Firma.'),
    ],
    [
      'Wann muss ich die Miete zahlen?',
      about('Hoffest', 'Alle Mieter sind am Samstag eingeladen.'),
    ],
    ['Darf ich grillen?', about('Hoffest')],
  ])('is not: %s', (message, announcement) => expect(isAbout(message, announcement)).toBe(false));
});

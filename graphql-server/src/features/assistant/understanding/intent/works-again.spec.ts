import { describe, expect, it } from 'vitest';
import { worksAgain } from './works-again.js';

describe('a message that only reports that something works again', () => {
  it.each([
    'vielen Dank für die schnelle Hilfe gestern, die Heizung läuft wieder!',
    'die heizung geht wieder',
    'der aufzug funktioniert jetzt wieder, danke',
    'das warme wasser läuft wieder, vielen dank',
    'es ist wieder warm, super',
    'klappt wieder einwandfrei',
    'Licht im Keller geht wieder',
    'aufzug fährt wieder danke',
  ])('is told from other things: %s', (message) => {
    expect(worksAgain(message)).toBe(true);
  });

  it.each([
    'die heizung läuft wieder nicht',
    'mei heizung geht scho wieder ned',
    'heizung geht schon wieder aus',
    'das wasser läuft wieder',
    'wann läuft die heizung wieder?',
    'die heizung läuft wieder, aber das wasser ist kalt',
    'jetzt geht das wieder los',
    'danke, bis der aufzug wieder geht',
    'es brennt wieder',
    'der rauchmelder geht wieder',
    'die decke ist wieder nass',
  ])('is not: %s', (message) => {
    expect(worksAgain(message)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { fold } from '../../../platform/german/index.js';
import { type FileWords, interpret } from './interpret.js';
import { WordIndex } from './word-index.js';

const WORDS = ['fernwarmestation', 'heizung', 'transponder', 'mullschlucker', 'kuche', 'hund'];
const file: FileWords = { index: new WordIndex(WORDS), has: (word) => WORDS.includes(fold(word)) };

const read = (text: string) =>
  interpret(text, file).flatMap(({ typed, readings }) =>
    readings.length > 0 ? readings.map(({ word }) => word) : [typed],
  );

describe('a question as it was meant', () => {
  it.each([
    ['heizng', 'heizung'],
    ['hiezung', 'heizung'],
    ['heizungg', 'heizung'],
    ['haitsung', 'heizung'],
    ['schlüsel', 'schlussel'],
    ['transpnoder', 'transponder'],
    ['fernwärmestaton', 'fernwarmestation'],
    ['nebenkostenabrehcnung', 'nebenkostenabrechnung'],
    ['nbenkostnabrechnung', 'nebenkostenabrechnung'],
  ])('%s means %s', (typed, meant) => {
    expect(read(typed)).toEqual([meant]);
  });

  it.each([
    ['Heizung geht ned', 'heizung geht nicht'],
    ['Schlissl verschlampt', 'schlüssel verloren'],
    ['oida wat kost dat', 'was kostet das'],
    ['bro mei Küch stinkt', 'mein küche stinkt'],
  ])('%s is dialect or slang', (typed, meant) => {
    expect(read(typed).slice(-meant.split(' ').length).join(' ')).toBe(meant);
  });

  it('parts compounds, and sentences without spaces', () => {
    expect(read('wohnungsschlüsselersatz')).toEqual(['wohnung', 'schlussel', 'ersatz']);
    expect(read('heizunggehtnicht')).toEqual(['heizung', 'geht', 'nicht']);
  });

  it('joins what was torn apart', () => {
    expect(read('trans ponder')).toContain('transponder');
  });

  it.each(['kuchen', 'mund', 'gitarre', 'heizung', 'miete', 'wetter', 'fahrstuhl', '25'])(
    'leaves %s alone',
    (word) => {
      expect(read(word)).toEqual([word]);
    },
  );
});

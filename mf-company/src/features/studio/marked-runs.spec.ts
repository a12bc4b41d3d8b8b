import { describe, expect, it } from 'vitest';
import { markedRuns } from './marked-runs';

const kept = (text: string) => ({ text, isMarked: false });
const marked = (text: string) => ({ text, isMarked: true });

describe('a text beside another one', () => {
  it('is cut where the other one differs', () => {
    expect(
      markedRuns('Papier: blau.\n\n- Glas\n- Bio\n- Rest', 'Papier: blau.\n\n- Glas\n- Rest'),
    ).toEqual([kept('Papier: blau.\n\n- Glas'), marked('- Bio'), kept('- Rest')]);
  });

  it('keeps tables and what is indented whole', () => {
    const table = '| Tag | Tonne |\n| --- | --- |\n| Mo | Bio |';
    expect(
      markedRuns(`Plan\n${table}\nEnde`, `Plan\n${table.replace('Bio', 'Rest')}\nEnde`),
    ).toEqual([marked(`Plan\n${table}`), kept('Ende')]);
    expect(markedRuns('- Glas\n    weiß', '- Glas')).toEqual([marked('- Glas\n    weiß')]);
  });

  it('has no marks where there is no other', () => {
    expect(markedRuns('A\nB', undefined)).toEqual([kept('A\nB')]);
  });
});

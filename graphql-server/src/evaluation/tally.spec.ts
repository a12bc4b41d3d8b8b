import { describe, expect, it } from 'vitest';
import type { CompanySet } from './sets.js';
import { Tally } from './tally.js';
import { tasksOf } from './tasks.js';

describe('a tally', () => {
  it('sums up what several processes counted', () => {
    const [one, other] = [new Tally(), new Tally()];
    one.count(['look', 'look formal'], { asked: true, first: true });
    one.cost.milliseconds.push(3);
    other.count(['tune', 'look'], { asked: true, first: false });
    other.cost.answers += 2;
    const all = new Tally();
    for (const { counted } of [one, other]) all.add(structuredClone(counted));
    expect(all.report()).toMatchObject({ look: { first: 0.5 }, tune: { first: 0 } });
    expect([all.sizeOf('look'), all.sizeOf('look formal')]).toEqual([2, 1]);
    expect(all.cost).toMatchObject({ answers: 2, milliseconds: [3] });
  });

  it('tells of the split that is tuned on first, in whichever order things were counted', () => {
    const tally = new Tally();
    for (const group of ['look', 'tune formal', 'look danger', 'tune']) {
      tally.count([group], { asked: true });
    }
    expect(Object.keys(tally.report())).toEqual(['tune', 'tune formal', 'look', 'look danger']);
  });
});

const questions = (length: number) =>
  Array.from({ length }, () => ({ text: '', wanted: [], style: '', language: 'de' }));

describe('tasks', () => {
  const none = { tune: [], look: [] };
  const setWith = (tune: number, look: number, after: string[] = []): CompanySet => ({
    name: '',
    promptFile: '',
    questions: { tune: questions(tune), look: questions(look) },
    dialogues: none,
    messages: none,
    sentences: { tune: [], look: look > 0 ? [{ q: '', says: '', also: [], after }] : [] },
    everyday: none,
    everydayLessons: [],
    lessons: [],
    announcements: { tune: [], look: [] },
    conversations: { train: [], look: [] },
  });

  it('begin with the longest and leave out what asks nothing', () => {
    expect(tasksOf([setWith(2, 0), setWith(1, 1, ['a', 'b', 'c'])])).toEqual([
      { place: 1, split: 'look' },
      { place: 0, split: 'tune' },
      { place: 1, split: 'tune' },
    ]);
  });
});

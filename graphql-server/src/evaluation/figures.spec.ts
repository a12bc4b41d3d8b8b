import { describe, expect, it } from 'vitest';
import { figuresOf, missedFloors } from './figures.js';
import { inventedNumbers, judgeAct, judgeQuestion, judgeSentence } from './judge.js';
import type { GivenAnswer } from './company-under-test.js';

const answer = (action: string, ...titles: string[]) =>
  ({
    outcome: {
      sources: titles.map((title, i) => ({ index: i + 1, title })),
      guidance: { action, choices: [] },
    },
  }) as unknown as GivenAnswer;

const question = (...wanted: string[][]) => ({ text: '', wanted, style: '', language: 'de' });

describe('an answer', () => {
  it('is right when it rests on a use case that answers', () => {
    const heating = question(['Heizung', 'Notdienst']);
    expect(judgeQuestion(heating, answer('ANSWER', 'Notdienst', 'Müll'))).toMatchObject({
      first: true,
      shown: true,
      wrong: false,
    });
    expect(judgeQuestion(heating, answer('ANSWER', 'Müll'))).toMatchObject({ wrong: true });
  });

  it('may offer the right one to choose', () => {
    expect(
      judgeQuestion(question(['Heizung']), answer('ASK_BACK', 'Müll', 'Heizung')),
    ).toMatchObject({
      first: false,
      shown: true,
      wrong: false,
      askedBack: true,
    });
  });

  it('has to find each of two', () => {
    const both = question(['Heizung'], ['Müll']);
    expect(judgeQuestion(both, answer('ANSWER', 'Heizung', 'Müll'))).toMatchObject({ shown: true });
    expect(judgeQuestion(both, answer('ANSWER', 'Heizung'))).toMatchObject({ wrong: true });
  });

  it('invents the numbers that no text has', () => {
    expect(inventedNumbers('Bis 14 Uhr, 89 Euro [12]', ['bis 14 Uhr'])).toEqual(['89']);
  });
});

describe('floors', () => {
  it('are missed below, or above where less is better', () => {
    const report = { look: figuresOf({ asked: 10, shown: 8, wrong: 2 }) };
    expect(missedFloors(report, { look: { shown: 0.8, wrong: 0.2 } })).toEqual([]);
    expect(missedFloors(report, { look: { shown: 0.9, wrong: 0.1 } })).toHaveLength(2);
    expect(missedFloors(report, { tune: { shown: 0.1 } })).toEqual([
      'tune: shown was not measured',
    ]);
  });
});

const judgedSentence = (text: string) =>
  judgeSentence({ says: 'im Keller', also: [] }, { ...answer('ANSWER'), text });

describe('a message that asks nothing', () => {
  it('is seen where it is replied to as small talk, and a wish for a person where it is passed on', () => {
    expect(judgeAct({ kind: 'note' }, answer('SMALL_TALK'))).toEqual({
      acts: true,
      actsRight: true,
    });
    expect(judgeAct({ kind: 'note' }, answer('ANSWER'))).toEqual({ acts: true, actsRight: false });
    expect(judgeAct({ kind: 'person' }, answer('HAND_OVER'))).toMatchObject({ actsRight: true });
    expect(judgeAct({ kind: 'silent' }, answer('ANSWER'))).toEqual({});
  });
});

describe('a sentence that answers', () => {
  it.each([
    ['Der Raum ist im Keller. [1]', true, true],
    ['Rufen Sie an. Der Raum ist im Keller. [1]', true, false],
    ['Rufen Sie an. [1]\n\n---\n\nDer Raum ist im Keller.', false, false],
  ])('%j is said in front: %s, first: %s', (text, saidInFront, saidFirst) => {
    expect(judgedSentence(text)).toEqual({ said: true, saidInFront, saidFirst });
  });

  it('says nothing where the use case is another one', () => {
    expect(judgedSentence('Rufen Sie an. [1]').said).toBe(false);
  });
});

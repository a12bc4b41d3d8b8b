import { describe, expect, it } from 'vitest';
import { AnswerReader } from './answer-reader.js';

const OBJECT = {
  action: 'answer',
  sources: [2, 1, 2],
  urgency: 'high',
  text: 'Bitte entlüften [2].',
  category: 'Heizung',
};

function read(whole: string, size = 1) {
  const reader = new AnswerReader();
  let text = '';
  for (let at = 0; at < whole.length; at += size) text += reader.push(whole.slice(at, at + size));
  return { text, structure: () => reader.end() };
}

describe('what a model says', () => {
  const json = JSON.stringify(OBJECT);

  it.each([
    ['bare', json],
    ['spaced', `\n  ${JSON.stringify(OBJECT, null, 2)}\n`],
    ['fenced', `\`\`\`json\n${json}\n\`\`\``],
    ['thought about', `<think>Was ist {"text"?</think>\n\n${json}`],
  ])('is an object: %s', (_name, whole) => {
    for (const size of [1, 2, 7, whole.length]) {
      const { text, structure } = read(whole, size);
      expect(text).toBe(OBJECT.text);
      expect(structure()).toEqual({
        action: 'answer',
        sources: [2, 1],
        urgency: 'high',
        category: 'Heizung',
      });
    }
  });

  it.each([
    'Bitte entlüften Sie: action: emergency.',
    '"action": "emergency"',
    '`Code` und <b>',
    '<thin',
    'Hier: {"action":"emergency","sources":[1],"text":"x"}',
  ])('is prose and has no structure: %s', (prose) => {
    for (const size of [1, 3, prose.length]) {
      const { text, structure } = read(`${prose} Ende`, size);
      expect(text).toBe(`${prose} Ende`);
      expect(structure()).toBeUndefined();
    }
  });

  it.each<[string, object, object | undefined]>([
    ['unknown action', { action: 'sell', sources: [1] }, undefined],
    ['no action', { sources: [1] }, undefined],
    [
      'sources that are none',
      { action: 'answer', sources: '1' },
      { action: 'answer', sources: [] },
    ],
    [
      'a category that is no word',
      { action: 'answer', sources: [], category: 7, urgency: 'soon' },
      { action: 'answer', sources: [] },
    ],
  ])('is believed as far as it is right: %s', (_name, fields, expected) => {
    const { text, structure } = read(JSON.stringify({ ...fields, text: 'Ja.' }));
    expect(text).toBe('Ja.');
    expect(structure()).toEqual(expected);
  });

  it.each([
    ['truncated', json.slice(0, -1)],
    ['truncated', '{"action":"answer","text":"Bitte'],
    ['malformed', '{"answer":"Bitte."}'],
    ['malformed', '{"text":["Bitte."]}'],
  ])('fails as %s: %s', (code, whole) => {
    expect(read(whole).structure).toThrow(expect.objectContaining({ code }));
  });
});

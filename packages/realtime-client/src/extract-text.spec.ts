import { describe, expect, it } from 'vitest';
import { extractText } from './index.js';

describe('the text of a reply', () => {
  const everything = {
    type: 'chat:response',
    topic: 'x:chat:generate:response:y',
    extractedContent: 'first',
    data: { response: 'second' },
    content: { text: 'third', content: 'fourth', message: 'fifth', response: 'sixth' },
    response: 'last',
  };

  it.each([
    ['extractedContent', everything, 'first'],
    ['data.response of a generated reply', { ...everything, extractedContent: null }, 'second'],
    ['content', { ...everything, extractedContent: '', topic: 'chat:response' }, 'third'],
    ['content as it is', { type: 'x', content: 'text', response: 'last' }, 'text'],
    ['content.content', { type: 'x', content: { content: 'fourth', message: 'fifth' } }, 'fourth'],
    ['content.message', { type: 'x', content: { message: 'fifth', response: 'sixth' } }, 'fifth'],
    ['content.response', { type: 'x', content: { response: 'sixth' } }, 'sixth'],
    ['data.response', { type: 'x', content: {}, data: { response: 'second' } }, 'second'],
    ['response', { type: 'x', content: 7, data: 'text', response: 'last' }, 'last'],
    ['nothing', { type: 'x', content: [], data: null, response: {} }, undefined],
  ])('comes from %s', (_name, reply, text) => {
    expect(extractText(reply)).toBe(text);
  });
});

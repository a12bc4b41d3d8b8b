import { describe, expect, it } from 'vitest';
import { aMessage, anAnswer } from '../../testing/factories';
import { emptyConversation, withMessages } from './conversation-state';
import { withLocal, withOutgoing, withOutgoingChange } from './local-messages';
import { isStreaming, timelineOf, unansweredMessage } from './timeline';

const createdAt = '2026-11-20T10:00:00.000Z';
const outgoing = {
  requestId: 'r1',
  text: 'Noch eine Frage',
  files: [],
  status: 'sending',
  createdAt,
} as const;
const said = (key: 'welcome' | 'greeting' | 'processingFailed') =>
  ({ content: { by: 'bot', key }, createdAt }) as const;
const keysOf = (state: typeof emptyConversation) => timelineOf(state).map(({ key }) => key);

describe('the order', () => {
  it('is that of the sequence, whatever order messages come in', () => {
    const state = withMessages(emptyConversation, [
      anAnswer({ sequence: 4, id: 'd' }),
      aMessage({ sequence: 1, id: 'a' }),
      aMessage({ sequence: 3, id: 'c' }),
      anAnswer({ sequence: 2, id: 'b' }),
    ]);
    expect(keysOf(state)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps what was said here where it was said', () => {
    const greeted = withLocal(withLocal(emptyConversation, said('welcome')), said('greeting'));
    const asked = withMessages(greeted, [aMessage({ id: 'a' })]);
    const noted = withLocal(asked, said('processingFailed'));
    expect(keysOf(withMessages(noted, [anAnswer({ id: 'b' })]))).toEqual([
      'local-1',
      'local-2',
      'a',
      'local-3',
      'b',
    ]);
  });

  it('leaves out an answer of which there is no text yet', () => {
    const state = withMessages(emptyConversation, [
      aMessage({ id: 'a' }),
      anAnswer({ status: 'GENERATING', text: '' }),
    ]);
    expect(keysOf(state)).toEqual(['a']);
  });
});

describe('a message on its way', () => {
  it('is shown at the end', () => {
    const state = withMessages(emptyConversation, [aMessage({ id: 'a' })]);
    expect(keysOf(withOutgoing(state, outgoing))).toEqual(['a', 'r1']);
  });

  it('becomes the stored one under the same key', () => {
    const state = withOutgoing(emptyConversation, outgoing);
    const stored = withMessages(state, [aMessage({ id: 'a', requestId: 'r1' })]);
    expect(timelineOf(stored)).toMatchObject([{ key: 'r1', kind: 'stored' }]);
  });

  it('is not shown twice when the event overtakes the answer of the request', () => {
    const state = withOutgoing(emptyConversation, outgoing);
    const once = withMessages(state, [aMessage({ id: 'a', requestId: 'r1' })]);
    const twice = withMessages(once, [aMessage({ id: 'a', requestId: 'r1' })]);
    expect(keysOf(withOutgoingChange(twice, 'r1', { status: 'failed' }))).toEqual(['r1']);
  });

  it('loses the apology when it sets out again', () => {
    const sent = withOutgoing(emptyConversation, outgoing);
    const failed = withOutgoingChange(sent, 'r1', { status: 'failed' });
    const apology = withLocal(failed, { ...said('processingFailed'), requestId: 'r1' });
    expect(keysOf(apology)).toEqual(['r1', 'local-2']);
    expect(keysOf(withOutgoing(apology, outgoing))).toEqual(['r1']);
  });
});

describe('waiting', () => {
  const question = aMessage({ id: 'a' });
  const growing = anAnswer({ status: 'GENERATING', text: '', replyToId: 'a' });

  it('lasts until the answer is final', () => {
    expect(unansweredMessage([question])).toBe(question);
    expect(unansweredMessage([question, growing])).toBe(question);
    expect(unansweredMessage([question, { ...growing, status: 'COMPLETE' }])).toBeUndefined();
    expect(unansweredMessage([question, { ...growing, status: 'FAILED' }])).toBeUndefined();
  });

  it('concerns the newest question only', () => {
    const next = aMessage({ id: 'c', sequence: 3 });
    expect(unansweredMessage([question, anAnswer({ replyToId: 'a' }), next])).toBe(next);
  });

  it('is told apart from an answer that grows', () => {
    expect(isStreaming(withMessages(emptyConversation, [growing]))).toBe(false);
    expect(isStreaming(withMessages(emptyConversation, [{ ...growing, text: 'Gu' }]))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { aConversation, aMessage, anAnswer } from '../../testing/factories';
import {
  emptyConversation,
  withConversation,
  withDelta,
  withHistory,
  withMessages,
  withSnapshot,
} from './conversation-state';
import { withLocal } from './local-messages';

const growing = anAnswer({ status: 'GENERATING', text: '' });
const textOf = (state: typeof emptyConversation) => state.messages.get(growing.id)?.text;
const delta = (offset: number, text: string, attempt = 1) => ({
  messageId: growing.id,
  attempt,
  offset,
  text,
});
const grow = (...deltas: ReturnType<typeof delta>[]) =>
  deltas.reduce(withDelta, withMessages(emptyConversation, [growing]));

describe('deltas', () => {
  it('append where the text ends', () => {
    expect(textOf(grow(delta(0, 'Guten '), delta(6, 'Tag')))).toBe('Guten Tag');
  });

  it('that come again change nothing', () => {
    const state = grow(delta(0, 'Guten '), delta(6, 'Tag'));
    expect(withDelta(state, delta(0, 'Guten '))).toBe(state);
    expect(withDelta(state, delta(6, 'Tag'))).toBe(state);
  });

  it('that overlap add only what is new', () => {
    expect(textOf(grow(delta(0, 'Guten '), delta(0, 'Guten Tag, Anna')))).toBe('Guten Tag, Anna');
  });

  it('behind a gap wait for the whole text', () => {
    expect(textOf(grow(delta(6, 'Tag')))).toBe('');
  });

  it('of a later attempt start over', () => {
    expect(textOf(grow(delta(0, 'Abgebrochen'), delta(0, 'Neu', 2)))).toBe('Neu');
  });

  it('of an earlier attempt are ignored', () => {
    expect(textOf(grow(delta(0, 'Neu', 2), delta(0, 'Alter Text', 1)))).toBe('Neu');
  });

  it('do not touch a finished answer', () => {
    const finished = withMessages(emptyConversation, [anAnswer({ text: 'Fertig.' })]);
    expect(withDelta(finished, delta(0, 'Fertig. Und noch etwas'))).toBe(finished);
  });

  it('of an unknown message are ignored', () => {
    expect(withDelta(emptyConversation, delta(0, 'Text'))).toBe(emptyConversation);
  });
});

describe('messages', () => {
  it('are kept once, however often they come', () => {
    const state = [1, 2, 3].reduce(
      (known) => withMessages(known, [aMessage(), anAnswer()]),
      emptyConversation,
    );
    expect(state.messages.size).toBe(2);
    expect(state.lastSequence).toBe(2);
  });

  it('do not fall back when a replay brings an older state', () => {
    const finished = withMessages(emptyConversation, [anAnswer({ text: 'Fertig.' })]);
    expect(textOf(withMessages(finished, [growing]))).toBe('Fertig.');
  });

  it('stay failed when a replay brings the state before', () => {
    const failed = anAnswer({ status: 'FAILED', isError: true, text: '' });
    const state = withMessages(withMessages(emptyConversation, [failed]), [growing]);
    expect(state.messages.get(growing.id)?.status).toBe('FAILED');
  });

  it('keep the text so far when the replay has none', () => {
    expect(textOf(withMessages(grow(delta(0, 'Guten ')), [growing]))).toBe('Guten ');
  });

  it('start over when the server tries again', () => {
    const failed = withMessages(emptyConversation, [
      anAnswer({ status: 'FAILED', isError: true, text: 'Fehler' }),
    ]);
    const again = withMessages(failed, [{ ...growing, attempt: 2 }]);
    expect(again.messages.get(growing.id)).toMatchObject({ status: 'GENERATING', text: '' });
  });

  it('take in what is learned later about a finished message', () => {
    const state = withMessages(emptyConversation, [anAnswer()]);
    const labelled = withMessages(state, [anAnswer({ category: 'Heizung' })]);
    expect(labelled.messages.get(growing.id)?.category).toBe('Heizung');
  });
});

describe('the conversation', () => {
  it('does not fall back to an older state', () => {
    const ended = withConversation(
      emptyConversation,
      aConversation({ cursor: '10', status: 'ENDED' }),
    );
    expect(withConversation(ended, aConversation({ cursor: '9' }))).toBe(ended);
  });

  it('ignores a read that events have overtaken', () => {
    const state = withSnapshot(emptyConversation, aConversation({ cursor: '7' }), [aMessage()]);
    const stale = withSnapshot(state, aConversation({ cursor: '3' }), [aMessage({ text: 'Alt' })]);
    expect(stale).toBe(state);
  });

  it('puts what was written earlier before what was said on this page', () => {
    const greeted = withLocal(emptyConversation, {
      content: { by: 'bot', key: 'greeting' },
      createdAt: '2026-11-20T10:00:00.000Z',
    });
    const state = withHistory(greeted, aConversation(), [aMessage(), anAnswer()]);
    expect(state.local[0]?.behind).toBe(2);
  });
});

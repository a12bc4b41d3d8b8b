import { describe, expect, it } from 'vitest';
import { Feed, type FeedEvent } from './feed.ts';

const delta = (offset: number, text: string, attempt = 1): FeedEvent => ({
  __typename: 'AnswerDelta',
  messageId: 'a',
  attempt,
  offset,
  text,
});

const stored = (text: string, attempt = 1): FeedEvent => ({
  __typename: 'MessageChanged',
  cursor: '7',
  message: { id: 'a', text, status: 'COMPLETE', attempt, replyToId: 'q', requestId: null },
});

function feedOf(...events: FeedEvent[]): Feed {
  const feed = new Feed();
  for (const event of events) feed.take(event);
  return feed;
}

describe('what a follower holds against the product', () => {
  it('is nothing where pieces repeat what is known, and end as the stored text', () => {
    const feed = feedOf(delta(0, 'Bitte '), delta(0, 'Bitte '), delta(6, 'warten.'));
    feed.take(stored('Bitte warten. [1]'));
    expect(feed).toMatchObject({ gaps: [], differences: [], streamed: 1, cursor: '7' });
    expect(feed.answerTo('q')?.text).toBe('Bitte warten. [1]');
  });

  it('is a gap, once an answer', () => {
    const feed = feedOf(delta(0, 'Bitte '), delta(9, 'x'), delta(11, 'y'), stored('Bitte warten.'));
    expect(feed.gaps.map(({ what }) => what)).toEqual([expect.stringContaining('a 1: 9 after 6')]);
    expect(feed.streamed).toBe(0);
  });

  it('is nothing where pieces come late, after the text', () => {
    expect(feedOf(stored('Bitte warten.'), delta(9, 'ten.')).gaps).toEqual([]);
    expect(feedOf(stored('Bitte warten.'), delta(9, 'ten.', 2)).gaps).toHaveLength(1);
  });

  it('is a text that became another one, in the attempt that was stored', () => {
    expect(feedOf(delta(0, 'Nein'), stored('Ja')).differences).toHaveLength(1);
    expect(feedOf(delta(0, 'Nein'), delta(0, 'Ja', 2), stored('Ja', 2)).differences).toEqual([]);
  });
});

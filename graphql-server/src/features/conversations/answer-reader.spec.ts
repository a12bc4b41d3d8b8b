import { expect, it } from 'vitest';
import type { RequestContext } from '../../platform/context/index.js';
import { AnswerReader } from './answer-reader.js';
import type { ConversationFeed, FeedEvent } from './conversation-feed.js';
import type { MessageView } from './conversation-views.js';

const question = { id: 'question', text: 'Wann?', revision: 1, sequence: 1 } as MessageView;

const answerThatIs = (status: MessageView['status']) =>
  ({
    kind: 'message',
    message: { sender: 'BOT', replyToId: question.id, sequence: 2, status },
  }) as FeedEvent;

const takenOver = {
  kind: 'conversation',
  conversation: { status: 'OPEN', handlerName: 'Katrin Lindemann' },
} as FeedEvent;

async function read(...events: FeedEvent[]) {
  async function* follow() {
    yield* events;
  }
  const feed = { follow: async () => follow() } as unknown as ConversationFeed;
  return new AnswerReader(feed).waitFor({} as RequestContext, {
    ...{ sessionId: '', question, waitsForPersons: false, signal: new AbortController().signal },
  });
}

it('waits for what the assistant has begun, though a person has taken over meanwhile', async () => {
  const finished = answerThatIs('COMPLETE');
  expect(await read(takenOver, finished)).toEqual({ handlerName: 'Katrin Lindemann' });
  const { answer } = await read(answerThatIs('GENERATING'), takenOver, finished);
  expect(answer).toMatchObject({ sender: 'BOT', status: 'COMPLETE' });
});

import { afterCommit, type EntityManager } from '../../platform/database/index.js';
import type { EventBus, LiveText } from '../../platform/events/index.js';
import { tellsOfDanger } from '../assistant/index.js';
import type { ConversationAnnouncer } from './conversation-announcer.js';
import { liveTextKey, stopTopic } from './conversation-views.js';
import type { Conversation } from './conversation.entity.js';
import { Message } from './message.entity.js';

/** What {@link stopAnswer} needs besides the answer. */
export interface StopDependencies {
  announcer: ConversationAnnouncer;
  events: EventBus;
  liveText: LiveText;
}

/**
 * Ends an answer that is being written, with what is there of it. The conversation is locked, so that
 * the answer's worker finds it settled; it is told to end its call of the model. An answer to what
 * certainly tells of danger goes on: the company learns of the danger when it is done.
 */
export async function stopAnswer(
  em: EntityManager,
  conversation: Conversation,
  answer: Message,
  { announcer, events, liveText }: StopDependencies,
): Promise<void> {
  const { replyToId } = answer;
  if (answer.status !== 'GENERATING' || !replyToId) return;
  const question = await em.findOneOrFail(Message, { id: replyToId });
  if (tellsOfDanger(question.text)) return;
  answer.text = await liveText.read(liveTextKey(answer.id, answer.attempt));
  answer.status = 'COMPLETE';
  answer.stoppedAt = new Date();
  announcer.change(em, conversation, { messages: [{ message: answer }] });
  await em.flush();
  afterCommit(em, () => void events.publish(stopTopic(answer.id), null));
}

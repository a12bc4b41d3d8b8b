import type { EntityManager } from '../../../platform/database/index.js';
import type { Conversation } from '../../conversations/index.js';
import type { ColleagueView } from '../inbox-views.js';
import { conversationAssigned } from '../inbox.webhook-events.js';
import type { RecordedActivity, InboxJournal } from './inbox-journal.js';

/** Gives a locked conversation to a colleague, or to none, and has them told unless it is to be quiet; the activity is to be kept. */
export async function assignTo(
  journal: InboxJournal,
  tx: EntityManager,
  conversation: Conversation,
  {
    assignee,
    actor,
    isQuiet = false,
  }: { assignee: ColleagueView | undefined; actor: ColleagueView; isQuiet?: boolean },
): Promise<RecordedActivity> {
  conversation.assigneeId = assignee?.id ?? null;
  if (assignee && !isQuiet) {
    await journal.notify(tx, conversation, {
      ...{ kind: 'ASSIGNED', occasion: `${conversation.id}:${conversation.inboxRevision}` },
      ...{ to: [assignee.id], actor },
    });
  }
  return {
    kind: assignee ? 'ASSIGNED' : 'UNASSIGNED',
    names: assignee ? [assignee.name] : [],
    event: conversationAssigned(conversation, assignee),
  };
}

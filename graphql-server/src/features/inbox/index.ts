import type { FastifyInstance } from 'fastify';
import type { ManagingActor, RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { AuditLog } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import { CompanyFollowers } from '../companies/index.js';
import type { LeavingListener } from '../company-users/index.js';
import type { PersonMessages } from '../conversations/index.js';
import type { Notifier } from '../notifications/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { addSummaryFileRoute } from './details/summary-file.routes.js';
import { HandOverResolver } from './handover/handover.resolver.js';
import { HandOver } from './handover/handover.service.js';
import { releaseConversations } from './handover/release-conversations.js';
import { addAiNoticeExportRoute } from './export/ai-notice-export.routes.js';
import { AiNoticeExport } from './export/ai-notice-export.service.js';
import { addConversationExportRoute } from './export/conversation-export.routes.js';
import { ConversationExport } from './export/conversation-export.service.js';
import { InboxEventsResolver } from './events/inbox-events.resolver.js';
import { InboxFeed } from './events/inbox-feed.js';
import { InboxResolver } from './inbox.resolver.js';
import { inboxRoutes } from './inbox.routes.js';
import { InboxService } from './inbox.service.js';
import { LabelResolver } from './labels/label.resolver.js';
import { LabelService } from './labels/label.service.js';
import { NoteResolver } from './notes/note.resolver.js';
import { NoteService } from './notes/note.service.js';
import { PresenceResolver } from './presence/presence.resolver.js';
import { PresenceService } from './presence/presence.service.js';
import { SavedFilterResolver } from './saved-filters/saved-filter.resolver.js';
import { SavedFilterService } from './saved-filters/saved-filter.service.js';
import { InboxJournal } from './work/inbox-journal.js';
import { handOverConversations, type WorkHandover } from './work/hand-over-conversations.js';
import { InboxWorkResolver } from './work/inbox-work.resolver.js';
import { InboxWork } from './work/inbox-work.service.js';
import { endLostSnoozesJob, endSnoozeJob } from './work/snooze.job.js';
import { endLostSnoozes, endSnooze } from './work/snooze.worker.js';

export {
  ConversationActivity,
  ConversationLabel,
  ConversationLabelUse,
  ConversationNote,
  ConversationReading,
  InboxSavedFilter,
} from './entities.js';
export { findColleagues } from './colleagues.repository.js';
export { InboxEventsResolver } from './events/inbox-events.resolver.js';
export { inboxReasons } from './inbox.reasons.js';
export { HandOverResolver } from './handover/handover.resolver.js';
export { Colleague, InboxPerson } from './inbox.type.js';
export { InboxResolver } from './inbox.resolver.js';
export { countInbox, findFirstWaiting } from './list/inbox-list.repository.js';
export { LabelResolver } from './labels/label.resolver.js';
export { PresenceResolver } from './presence/presence.resolver.js';
export { SavedFilterResolver } from './saved-filters/saved-filter.resolver.js';
export { NoteResolver } from './notes/note.resolver.js';
export type { WorkHandover } from './work/hand-over-conversations.js';
export { InboxWorkResolver } from './work/inbox-work.resolver.js';

type InboxParts = Pick<Platform, 'events' | 'files' | 'jobs' | 'limits'> & {
  audit: AuditLog;
  messages: PersonMessages;
  notifier: Notifier;
  publisher: EventPublisher;
  sessions: SessionService;
};

/** Puts the feature together. */
export function createInbox({ messages, limits, ...parts }: InboxParts) {
  const { audit, events, files, jobs, notifier, publisher, sessions } = parts;
  const inbox = new InboxService();
  const followers = new CompanyFollowers(sessions, 'conversations.view');
  const presences = new PresenceService({ events, followers, limits });
  const journal = new InboxJournal({ audit, events, notifier, publisher });
  jobs.work(endSnoozeJob, ({ em }, snooze) => endSnooze(em, journal, snooze));
  jobs.work(endLostSnoozesJob, ({ em }, _data, attempt) => endLostSnoozes(em, journal, attempt));
  return {
    /** Lets go of what a member had taken over who leaves. */
    leavingListener: {
      memberLeaves: (context, tx, member) =>
        releaseConversations({ journal, messages }, context, tx, member),
    } satisfies LeavingListener,
    /** Gives a member's conversations to a colleague. */
    handOver: (
      context: RequestContext & { actor: ManagingActor },
      tx: EntityManager,
      handover: WorkHandover,
    ) => handOverConversations(journal, context, tx, handover),
    resolvers: [
      new InboxResolver(inbox),
      new InboxEventsResolver(),
      new InboxWorkResolver(new InboxWork(journal, jobs)),
      new LabelResolver(new LabelService(audit, journal)),
      new HandOverResolver(new HandOver({ journal, limits, messages })),
      new SavedFilterResolver(new SavedFilterService()),
      new PresenceResolver(presences),
      new NoteResolver(new NoteService(journal)),
    ],
    contextExtras: { inboxFeed: new InboxFeed(events, followers), inboxPresences: presences },
    restRoutes: inboxRoutes(inbox),
    addRoutes: (server: FastifyInstance) => {
      addSummaryFileRoute(server, { inbox, files });
      addConversationExportRoute(server, new ConversationExport(journal, limits));
      addAiNoticeExportRoute(server, new AiNoticeExport(audit, limits));
    },
  };
}

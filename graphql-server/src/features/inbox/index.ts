import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/open-platform.js';
import type { SessionService } from '../auth/index.js';
import { addSummaryFileRoute } from './details/summary-file.routes.js';
import { InboxEventsResolver } from './events/inbox-events.resolver.js';
import { InboxFeed } from './events/inbox-feed.js';
import { InboxResolver } from './inbox.resolver.js';
import { InboxService } from './inbox.service.js';

export {
  ConversationActivity,
  ConversationLabel,
  ConversationLabelUse,
  ConversationNote,
  ConversationReading,
} from './entities.js';
export { InboxEventsResolver } from './events/inbox-events.resolver.js';
export { inboxReasons } from './inbox.reasons.js';
export { InboxResolver } from './inbox.resolver.js';

type InboxParts = Pick<Platform, 'events' | 'files'> & { sessions: SessionService };

/** Puts the feature together. */
export function createInbox({ events, files, sessions }: InboxParts) {
  const inbox = new InboxService();
  return {
    resolvers: [new InboxResolver(inbox), new InboxEventsResolver()],
    contextExtras: { inboxFeed: new InboxFeed(events, sessions) },
    addRoutes: (server: FastifyInstance) => addSummaryFileRoute(server, { inbox, files }),
  };
}

import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth } from '../auth/index.js';
import type { ChatLinks } from '../end-users/index.js';
import type { MailService } from '../mail/index.js';
import type { Notifier } from '../notifications/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { presentBroadcast } from './broadcast.presenter.js';
import { BroadcastResolver } from './broadcast.resolver.js';
import { broadcastRoutes } from './broadcast.routes.js';
import { BroadcastService } from './broadcast.service.js';
import { NoticeResolver } from './notices/notice.resolver.js';
import { NoticeService } from './notices/notice.service.js';
import { BroadcastSender } from './sending/broadcast-sender.js';
import { sendBroadcastJob } from './sending/broadcast.job.js';
import { UnsubscribeLinks } from './unsubscribe/unsubscribe-links.js';
import { addUnsubscribeRoutes } from './unsubscribe/unsubscribe.routes.js';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service.js';

export { Broadcast, BroadcastRecipient } from './broadcast.entity.js';
export { broadcastReasons } from './broadcast.reasons.js';
export { BroadcastResolver } from './broadcast.resolver.js';
export { UnsubscribeLinks } from './unsubscribe/unsubscribe-links.js';
export { addUnsubscribeRoutes, type Unsubscribing } from './unsubscribe/unsubscribe.routes.js';
export { announcementsIn } from './notices/announcements.js';
export { NoticeResolver } from './notices/notice.resolver.js';

interface BroadcastsParts {
  config: Pick<Config, 'publicUrl'>;
  jobs: JobQueue;
  audit: AuditLog;
  auth: Pick<Auth, 'digests'>;
  chatLinks: ChatLinks;
  mail: MailService;
  notifier: Notifier;
  publisher: EventPublisher;
}

/** Puts the feature together, with the job that sends. */
export function createBroadcasts(broadcastsParts: BroadcastsParts) {
  const { config, jobs, audit, auth, chatLinks, mail, ...parts } = broadcastsParts;
  const links = new UnsubscribeLinks(auth.digests.keyFor('unsubscribe links'), config.publicUrl);
  const sender = new BroadcastSender({ jobs, audit, mail, links, chatLinks, ...parts });
  const service = new BroadcastService({ audit, mail, sender, chatLinks });
  jobs.work(
    sendBroadcastJob,
    (context, { broadcastId }, { signal }) => sender.run(context, broadcastId, signal),
    ({ em }, { broadcastId }, { jobId }) => sender.abandon(em, broadcastId, jobId),
  );
  return {
    nodes: [
      {
        type: 'Broadcast',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await service.findAll(request, ids)).map(presentBroadcast),
      },
    ] satisfies NodeSource[],
    resolvers: [new BroadcastResolver(service), new NoticeResolver(new NoticeService())],
    restRoutes: broadcastRoutes(service),
    addRoutes: (server: FastifyInstance) =>
      addUnsubscribeRoutes(server, new UnsubscribeService(links, audit)),
  };
}

import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/open-platform.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { AuditLog } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { presentCaseTo } from './case.presenter.js';
import { CaseResolver } from './case.resolver.js';
import { caseRoutes } from './case.routes.js';
import { CaseService } from './case.service.js';
import { CaseEventsResolver } from './events/case-events.resolver.js';
import { CaseFeed } from './events/case-feed.js';
import { addCaseFileRoute } from './files/case-file.routes.js';
import { CaseFiles } from './files/case-file.service.js';
import { CaseJournal } from './work/case-journal.js';
import { CaseWork } from './work/case-work.service.js';

export { caseReasons } from './case.reasons.js';
export { CaseCounter, CaseEntry, CaseFile, CaseLink, ServiceCase } from './entities.js';
export { CaseEventsResolver } from './events/case-events.resolver.js';
export { CaseResolver } from './case.resolver.js';

type CasesParts = Pick<Platform, 'events' | 'files'> & {
  audit: AuditLog;
  publisher: EventPublisher;
  sessions: SessionService;
};

/** Puts the feature together. */
export function createCases({ audit, events, files, publisher, sessions }: CasesParts) {
  const cases = new CaseService();
  const work = new CaseWork(new CaseJournal({ audit, events, publisher }));
  return {
    nodes: [
      {
        type: 'Case',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) =>
          (await cases.findAll(request, ids)).map(presentCaseTo(request.actor)),
      },
    ] satisfies NodeSource[],
    resolvers: [new CaseResolver(cases, work), new CaseEventsResolver()],
    contextExtras: { caseFeed: new CaseFeed(events, sessions) },
    restRoutes: caseRoutes(cases, work),
    addRoutes: (server: FastifyInstance) =>
      addCaseFileRoute(server, { caseFiles: new CaseFiles(), files }),
  };
}

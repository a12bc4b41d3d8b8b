import type { Language } from '@hausgeist/schema';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/open-platform.js';
import type { ManagingActor, RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { UploadReceiver } from '../attachments/index.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth } from '../auth/index.js';
import { CompanyFollowers } from '../companies/index.js';
import type { PersonMessages } from '../conversations/index.js';
import type { WorkHandover } from '../inbox/index.js';
import type { MailService } from '../mail/index.js';
import type { Notifier } from '../notifications/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { CASE_VIEW } from './case-views.js';
import { presentCaseTo } from './case.presenter.js';
import { CaseResolver } from './case.resolver.js';
import { caseRoutes, toCaseData } from './case.routes.js';
import { CaseService } from './case.service.js';
import { CraftsmanLinks } from './craftsman/craftsman-links.service.js';
import { CraftsmanResolver } from './craftsman/craftsman.resolver.js';
import { CraftsmanService } from './craftsman/craftsman.service.js';
import { caseDueJob } from './due/case-due.job.js';
import { tellOfDueCases } from './due/due-cases.js';
import { CaseEventsResolver } from './events/case-events.resolver.js';
import { CaseFeed } from './events/case-feed.js';
import { addCaseExportRoute } from './export/case-export.routes.js';
import { CaseExport } from './export/case-export.service.js';
import { addCaseFileRoute } from './files/case-file.routes.js';
import { CaseFiles } from './files/case-file.service.js';
import { caseFileCleanupJob } from './files/case-file-cleanup.job.js';
import { caseUploadRoutes } from './files/case-upload.routes.js';
import { CaseUploads } from './files/case-uploads.service.js';
import { CaseJournal } from './work/case-journal.js';
import { ChatCasesResolver } from './tenant/chat-cases.resolver.js';
import { type CaseTenant, findToldCases } from './tenant/tenant-cases.js';
import { caseStateText } from './tenant/tenant-texts.js';
import { TenantCases } from './tenant/tenant-cases.service.js';
import { TenantReports } from './tenant/tenant-reports.service.js';
import { TenantNotices } from './tenant/tenant-notices.js';
import { CaseConversationsResolver } from './work/case-conversations.resolver.js';
import { caseConversationRoutes } from './work/case-conversations.routes.js';
import { CaseConversations } from './work/case-conversations.service.js';
import { caseWorkRoutes } from './work/case-work.routes.js';
import { handOverCases } from './work/hand-over-cases.js';
import { CaseUpsert } from './work/case-upsert.service.js';
import { CaseWork } from './work/case-work.service.js';

export { IS_UNDONE } from './case.entity.js';
export { CASE_VIEW } from './case-views.js';
export { maySeeCases } from './case.policy.js';
export { countWaitingCases } from './list/case-list.repository.js';
export { CASE_STATES } from './case.entity.js';
export { placeOf } from './work/case-source.js';
export { caseResponse } from './case.routes.js';
export { caseReasons } from './case.reasons.js';
export {
  CaseConversation,
  CaseCounter,
  CaseEntry,
  CaseFile,
  CaseLink,
  ServiceCase,
} from './entities.js';
export { CaseEventsResolver } from './events/case-events.resolver.js';
export { CaseResolver } from './case.resolver.js';
export { CaseConversationsResolver } from './work/case-conversations.resolver.js';
export { ChatCasesResolver } from './tenant/chat-cases.resolver.js';
export { CraftsmanResolver } from './craftsman/craftsman.resolver.js';

type CasesParts = Pick<Platform, 'config' | 'events' | 'files' | 'jobs' | 'limits' | 'quotas'> & {
  audit: AuditLog;
  auth: Auth;
  mail: MailService;
  messages: PersonMessages;
  notifier: Notifier;
  publisher: EventPublisher;
  receiver: UploadReceiver;
};

/** Says where a tenant's own cases stand, and those that they share. */
export const findReportsIn =
  ({ orm }: Platform['database']) =>
  async (tenant: CaseTenant, language: Language): Promise<string[]> => {
    const cases = await findToldCases(orm.em.fork(), tenant);
    return cases.map((told) => {
      const { number, title, state } = told;
      // The appointment of another tenant is between them and the company.
      const isOwn = told.endUserId === tenant.endUserId;
      return caseStateText(language, isOwn ? told : { number, title, state });
    });
  };

/** Puts the feature together. */
export function createCases(parts: CasesParts) {
  const { auth, events, files, limits, mail, quotas } = parts;
  const { digests, sessions } = auth;
  const journal = new CaseJournal({ ...parts, notices: new TenantNotices(parts) });
  const links = new CraftsmanLinks({
    ...{ digests, journal, limits, mail },
    publicUrl: parts.config.publicUrl,
  });
  const craftsmen = new CraftsmanService({ digests, journal, limits });
  const uploads = new CaseUploads({ craftsmen, files, journal, limits, quotas });
  parts.jobs.work(caseFileCleanupJob, async ({ em, log }) => {
    const count = await uploads.deleteForgotten(em);
    if (count > 0) log.info({ count }, 'deleted files of cases that never came as a whole');
  });
  parts.jobs.work(caseDueJob, ({ em }) => tellOfDueCases(em, parts.notifier));
  const cases = new CaseService();
  const work = new CaseWork(journal);
  const upsert = new CaseUpsert(work);
  const conversations = new CaseConversations(journal);
  return {
    /** Those of the ids that the actor may see, as REST shows them. */
    findForRest: async (context: RequestContext, ids: readonly string[]) =>
      (await cases.findAll(context, ids)).map(toCaseData(context.actor)),
    /** Gives a member's cases to a colleague. */
    handOver: (
      context: RequestContext & { actor: ManagingActor },
      tx: EntityManager,
      handover: WorkHandover & { fromName: string },
    ) => handOverCases(journal, context, tx, handover),
    nodes: [
      {
        type: 'Case',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) =>
          (await cases.findAll(request, ids)).map(presentCaseTo(request.actor)),
      },
    ] satisfies NodeSource[],
    resolvers: [
      new CaseResolver(cases, work, upsert),
      new CaseConversationsResolver(conversations),
      new CaseEventsResolver(),
      new CraftsmanResolver(links, craftsmen),
      new ChatCasesResolver(new TenantCases(journal), new TenantReports({ journal, limits })),
    ],
    contextExtras: { caseFeed: new CaseFeed(events, new CompanyFollowers(sessions, CASE_VIEW)) },
    restRoutes: [
      ...caseRoutes(cases, work, upsert),
      ...caseWorkRoutes({ cases, work, links }),
      ...caseConversationRoutes(conversations),
      ...caseUploadRoutes(uploads, parts.receiver),
    ],
    addRoutes: (server: FastifyInstance) => {
      addCaseExportRoute(server, new CaseExport(parts));
      addCaseFileRoute(server, { caseFiles: new CaseFiles(), files });
    },
  };
}

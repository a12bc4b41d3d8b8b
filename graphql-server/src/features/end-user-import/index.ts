import { companyWriteKeys } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { FileRemoval } from '../../platform/files/index.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { AuditLog } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import { lockCompanyShared } from '../companies/index.js';
import { AccessMails, type ChatLinks } from '../end-users/index.js';
import type { MailService } from '../mail/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { CheckWorker } from './check.worker.js';
import { EndUserImport } from './end-user-import.entity.js';
import { checkImportJob, forgetImportsJob, runImportJob } from './end-user-import.job.js';
import { presentImport } from './end-user-import.presenter.js';
import { findForgotten, lockImport } from './end-user-import.repository.js';
import { EndUserImportResolver } from './end-user-import.resolver.js';
import { endUserImportRoutes } from './end-user-import.routes.js';
import { EndUserImports } from './end-user-import.service.js';
import { ImportEnd } from './import-end.js';
import { announceImport } from './import-progress.js';
import { PeopleWriter } from './people-writer.js';
import { RunWorker } from './run.worker.js';
import { TableReader } from './table/table-reader.js';

export { endUserImportReasons } from './end-user-import.reasons.js';
export { EndUserImport } from './end-user-import.entity.js';
export { EndUserImportResolver } from './end-user-import.resolver.js';

interface ImportParts extends Pick<
  Platform,
  'config' | 'events' | 'files' | 'jobs' | 'limits' | 'log' | 'malware' | 'quotas' | 'reads'
> {
  audit: AuditLog;
  sessions: SessionService;
  mail: MailService;
  chatLinks: ChatLinks;
  publisher: EventPublisher;
  /** Deletes what the file store keeps of imports that have ended. */
  fileRemoval: FileRemoval;
}

/** Puts the feature together and takes on its jobs. */
export function createEndUserImport(parts: ImportParts) {
  const { config, events, files, jobs, log, reads, audit, fileRemoval } = parts;
  const end = new ImportEnd({ audit, fileRemoval, log });
  const mails = new AccessMails(parts.mail, parts.chatLinks);
  const checking = new CheckWorker({ files, events });
  const running = new RunWorker({
    files,
    events,
    end,
    writer: new PeopleWriter({
      audit,
      sessions: parts.sessions,
      mails,
      log,
      publisher: parts.publisher,
    }),
  });
  const fail = async ({ em }: { em: EntityManager }, { importId }: { importId: string }) => {
    await transactional(em, async (tx) => {
      const found = await tx.findOne(EndUserImport, { id: importId });
      if (!found) return;
      const company = await lockCompanyShared(tx, found.company.id);
      const task = await lockImport(tx, importId);
      if (task?.status !== 'CHECKING' && task?.status !== 'RUNNING') return;
      await end.settle(tx, task, company, 'FAILED');
      await tx.flush();
      announceImport(events, tx, importId);
    });
  };
  jobs.work(checkImportJob, async (context, data, job) => checking.run(context, data, job), fail);
  jobs.work(
    runImportJob,
    async (context, data, job) => {
      await running.run(context, data, job);
      if (data.companyId) await reads.noteWrite(companyWriteKeys(data.companyId));
    },
    fail,
  );
  jobs.work(forgetImportsJob, async ({ em }) => {
    await transactional(em, async (tx) => {
      const forgotten = await findForgotten(tx);
      await tx.nativeDelete(EndUserImport, { id: { $in: forgotten.map(({ id }) => id) } });
      await fileRemoval.removeAfterCommit(
        tx,
        forgotten.map(({ fileKey }) => fileKey),
      );
    });
  });
  const reader = new TableReader(config.repositoryRoot);
  const service = new EndUserImports({ ...parts, end, reader });
  return {
    nodes: [
      {
        type: 'EndUserImport',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) =>
          (await service.findAll(request, ids)).map((task) => presentImport(task, request.actor)),
      },
    ] satisfies NodeSource[],
    resolvers: [new EndUserImportResolver(service)],
    restRoutes: endUserImportRoutes(service),
    contextExtras: { endUserImports: service },
  };
}

import { contextOfJob, LOCKED } from '../../../platform/context/index.js';
import { allowLong, type EntityManager, transactional } from '../../../platform/database/index.js';
import type { FileRemoval, FileStore } from '../../../platform/files/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { RequestNews } from '../requests/request-news.js';
import { aboutRequest } from '../requests/request-subject.js';
import { PrivacyRequest } from '../privacy-request.entity.js';
import { type ExportProgress, NO_PROGRESS } from './export-progress.js';
import { findExportFiles, findExportTarget, kindsOf, readPiece } from './export.repository.js';
import type { ExportTarget } from './kinds/export-kind.js';
import { packageFiles } from './package-files.js';
import { zipStream } from './zip-stream.js';

/** How long a package can be fetched. */
const PACKAGE_DAYS = 7;

interface Dependencies {
  audit: AuditLog;
  news: RequestNews;
  store: FileStore;
  removal: FileRemoval;
}

interface Work {
  em: EntityManager;
  request: PrivacyRequest;
  target: ExportTarget;
  signal: AbortSignal;
}

/** Puts together what is kept about a person: pieces into the store first, then all of them as one package. */
export class ExportWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Safe to run again: what was read is kept with the request, and the package is written as a whole. */
  async run(
    { em, log }: { em: EntityManager; log: Logger },
    { requestId }: { requestId: string },
    { signal }: { signal: AbortSignal },
  ): Promise<void> {
    const request = await em.findOne(PrivacyRequest, { id: requestId, state: 'RUNNING' });
    if (!request) return;
    const target = await findExportTarget(em, request);
    if (!target) {
      await em.nativeUpdate(PrivacyRequest, { id: requestId }, { state: 'FAILED' });
      return;
    }
    const work = { em, request, target, signal };
    const progress = await this.#collect(work);
    const packageKey = `privacy/${requestId}/package.zip`;
    const files = await this.#pack(work, progress, packageKey);
    const { size, stream } = await this.#deps.store.get(packageKey);
    stream.destroy();
    await this.#finish(work, log, { progress, packageKey, size, files });
  }

  /** Reads what is kept, a piece at a time; each is in the store before it counts. */
  async #collect({ em, request, target, signal }: Work): Promise<ExportProgress> {
    const kinds = kindsOf(request);
    let progress = request.progress ?? NO_PROGRESS;
    for (let kind = kinds[progress.kind]; kind; kind = kinds[progress.kind]) {
      signal.throwIfAborted();
      const next = kind;
      const { after } = progress;
      const { rows, last } = await transactional(em.fork(), async (tx) => {
        await allowLong(tx);
        return readPiece(tx, next, target, after);
      });
      const key = `privacy/${request.id}/${progress.parts.length}.json`;
      await this.#deps.store.put(key, Buffer.from(JSON.stringify(rows)));
      progress = {
        parts: [...progress.parts, { kind: kind.name, key, rows: rows.length }],
        kind: last === undefined ? progress.kind + 1 : progress.kind,
        after: last ?? '',
      };
      await em.fork().nativeUpdate(PrivacyRequest, { id: request.id }, { progress });
    }
    return progress;
  }

  async #pack(
    { em, request, target, signal }: Work,
    { parts }: ExportProgress,
    packageKey: string,
  ): Promise<number> {
    const { store } = this.#deps;
    const files = request.personKind === 'END_USER' ? await findExportFiles(em, target) : [];
    const content = { store, target, kinds: kindsOf(request), parts, files, signal };
    await store.put(packageKey, zipStream(packageFiles(content)));
    return files.length;
  }

  async #finish(
    { em, request }: Work,
    log: Logger,
    made: { progress: ExportProgress; packageKey: string; size: number; files: number },
  ): Promise<void> {
    await transactional(em.fork(), async (tx) => {
      const stored = await tx.findOneOrFail(PrivacyRequest, { id: request.id }, LOCKED);
      const { progress, packageKey, size, files } = made;
      const keys = progress.parts.map(({ key }) => key);
      // Erased meanwhile: what was put together must not stay.
      if (stored.state !== 'RUNNING') {
        await this.#deps.removal.removeAfterCommit(tx, [...keys, packageKey]);
        return;
      }
      const receipt: Record<string, number> = { files };
      for (const { kind, rows } of progress.parts) receipt[kind] = (receipt[kind] ?? 0) + rows;
      const packageUntil = new Date(Date.now() + PACKAGE_DAYS * 86_400_000);
      Object.assign(stored, {
        ...{ state: 'DONE', finishedAt: new Date(), progress: null, receipt },
        ...{ packageKey, packageBytes: String(size), packageUntil },
      });
      await tx.flush();
      await this.#deps.removal.removeAfterCommit(tx, keys);
      const about = { ...aboutRequest(stored), actor: stored.decidedBy };
      const requestId = stored.id;
      await this.#deps.audit.record(contextOfJob(tx, log), tx, 'privacy.package-made', about, {
        requestId,
      });
      await this.#deps.news.changed(tx, stored);
      await this.#deps.news.tellPerson(tx, stored, {
        occasion: 'ready',
        news: (t) => [t.exportReady(PACKAGE_DAYS)],
      });
    });
  }
}

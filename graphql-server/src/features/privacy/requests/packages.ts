import { berlinDay } from '../../../platform/german/index.js';
import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import {
  FileMissingError,
  type FileStore,
  type StoredFile,
} from '../../../platform/files/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { actorOf, type AuditLog } from '../../audit/index.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';
import { privacyReasons } from '../privacy.reasons.js';
import { aboutRequest } from './request-subject.js';

const FETCHES: RateLimit = { name: 'privacy-packages', points: 30, durationSeconds: 3_600 };

/** A package on its way to a person. */
export interface PackageFile {
  fileName: string;
  file: StoredFile;
}

interface Dependencies {
  audit: AuditLog;
  limits: RateLimits;
  store: FileStore;
}

/** Hands packages out, as long as they are kept; who took one is written down. */
export class Packages {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async open(context: RequestContext, request: PrivacyRequest): Promise<PackageFile> {
    const { packageKey, packageUntil } = request;
    if (!packageKey || !packageUntil || packageUntil <= new Date()) throw gone();
    const { audit, limits, store } = this.#deps;
    await limits.consume(FETCHES, request.id, privacyReasons.TOO_MANY_PACKAGES);
    const file = await store.get(packageKey).catch((error: unknown) => {
      throw error instanceof FileMissingError ? gone() : error;
    });
    const actor = actorOf(context.actor);
    const name = actor?.name || request.personName;
    await transactional(context.em.fork(), async (tx) => {
      const about = { ...aboutRequest(request), actor: actor && { ...actor, name } };
      await audit.record(context, tx, 'privacy.package-fetched', about, { requestId: request.id });
    }).catch((error: unknown) => {
      file.stream.destroy();
      throw error;
    });
    const day = berlinDay(request.finishedAt ?? new Date());
    return { fileName: `daten-${day}.zip`, file };
  }
}

const gone = () => notFound(privacyReasons.PRIVACY_PACKAGE_GONE);

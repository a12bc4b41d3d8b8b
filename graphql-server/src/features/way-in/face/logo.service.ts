import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { badInput } from '../../../platform/errors/index.js';
import type { FileRemoval, FileStore } from '../../../platform/files/index.js';
import type { PictureCleaner } from '../../../platform/pictures/index.js';
import type { CheckedFile, UploadReceiver } from '../../attachments/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import {
  companyToInstruct,
  type CompanyView,
  lockCompany,
  requireCompanyView,
} from '../../companies/index.js';
import { wayInReasons } from '../way-in.reasons.js';

/** Larger pictures are photos. */
const MAX_BYTES = 1024 * 1024;

/** Sharp enough for paper at the size of a letterhead. */
const LONGEST_SIDE = 800;

const FORMATS = new Set(['image/png', 'image/jpeg', 'image/webp']);

interface Dependencies {
  audit: AuditLog;
  files: FileStore;
  fileRemoval: FileRemoval;
  pictures: PictureCleaner;
  receiver: UploadReceiver;
}

/** The picture that stands for a company. It is drawn anew, so that what is shown is nothing but pixels. */
export class LogoService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Takes the first file of a form as the logo. */
  async receive(
    context: RequestContext,
    request: FastifyRequest,
    id: string | null | undefined,
  ): Promise<CompanyView> {
    return this.#deps.receiver.receiveApart(
      request,
      async () => companyToInstruct(context.actor, id),
      ([file], companyId) => this.#set(context, companyId, file),
    );
  }

  async remove(context: RequestContext, id: string | null | undefined): Promise<CompanyView> {
    return this.#keep(context, companyToInstruct(context.actor, id), null);
  }

  async #set(
    context: RequestContext,
    companyId: string,
    file: CheckedFile | undefined,
  ): Promise<CompanyView> {
    if (!file || !FORMATS.has(file.mimeType)) throw badInput(wayInReasons.LOGO_FORMAT);
    if (file.fileSize > MAX_BYTES) {
      throw badInput(wayInReasons.LOGO_TOO_LARGE({ max: MAX_BYTES / 1024 }));
    }
    const { files, pictures } = this.#deps;
    const drawn = await pictures.clean(file.mimeType, () => readFile(file.path), {
      signal: AbortSignal.timeout(20_000),
      longestSide: LONGEST_SIDE,
      as: 'image/png',
    });
    if (!drawn) throw badInput(wayInReasons.LOGO_UNREADABLE);
    const key = `logos/${companyId}/${randomUUID()}.png`;
    await files.put(key, drawn);
    try {
      return await this.#keep(context, companyId, key);
    } catch (error) {
      await files.delete(key);
      throw error;
    }
  }

  async #keep(
    context: RequestContext,
    companyId: string,
    logoKey: string | null,
  ): Promise<CompanyView> {
    return transactional(context.em.fork(), async (tx) => {
      const company = await lockCompany(tx, companyId);
      const before = company.logoKey;
      company.logoKey = logoKey;
      await tx.flush();
      if (before) await this.#deps.fileRemoval.removeAfterCommit(tx, [before]);
      if (before || logoKey) {
        const done = logoKey ? 'company.logo-changed' : 'company.logo-removed';
        await this.#deps.audit.record(context, tx, done, aboutCompany(company));
      }
      return requireCompanyView(tx, companyId);
    });
  }
}

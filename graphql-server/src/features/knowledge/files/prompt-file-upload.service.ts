import { actorId, type RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { platformReasons } from '../../../platform/errors/index.js';
import type { MalwareGuard } from '../../../platform/malware/index.js';
import type { Quotas } from '../../../platform/quotas/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import { companyToEdit, lockCompany, requireCompanies } from '../../companies/index.js';
import type { KnowledgeService } from '../knowledge.service.js';
import { followFile, type Following } from './follow-file.js';
import type { PromptFileState } from './prompt-file-state.repository.js';

/** What a client sends. */
export interface NewPromptFile {
  companyId: string;
  fileName: string;
  bytes: Uint8Array;
}

interface Dependencies extends Following {
  knowledge: KnowledgeService;
  audit: AuditLog;
  malware: MalwareGuard;
  quotas: Quotas;
}

/** Takes prompt files from the managers of companies and follows them to their end. */
export class PromptFileUpload {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Replaces the prompt file of a company and waits until it answers questions, or for as long as a
   * browser waits: then its state is still PENDING.
   */
  async upload(context: RequestContext, file: NewPromptFile): Promise<PromptFileState> {
    const { malware, quotas } = this.#deps;
    const manager = requireCompanies(context.actor, 'companies.manage');
    const companyId = companyToEdit(context.actor, file.companyId);
    await malware.admit(file.fileName, file.bytes);
    const owner = { companyId, personId: actorId(manager) };
    await quotas.take('uploadedBytes', owner, {
      ...{ amount: file.bytes.byteLength, refusal: platformReasons.UPLOADS_OF_DAY_SPENT },
    });
    const stored = { ...file, companyId, publishedBy: manager.name };
    return followFile(context, companyId, this.#deps, async () => this.#store(context, stored));
  }

  async #store(
    context: RequestContext,
    file: NewPromptFile & { publishedBy: string },
  ): Promise<string> {
    const { knowledge, audit } = this.#deps;
    const { companyId, fileName, bytes } = file;
    return transactional(context.em, async (tx) => {
      const { id, name } = await lockCompany(tx, companyId);
      const stored = await knowledge.replacePromptFile(tx, file);
      await audit.record(context, tx, 'company.prompt-file.uploaded', aboutCompany({ id, name }), {
        fileName,
        bytes: bytes.byteLength,
      });
      return stored.id;
    });
  }
}

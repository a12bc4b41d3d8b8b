import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { AppError, conflict, storedRefusal } from '../../../platform/errors/index.js';
import { type EventBus, EventQueue } from '../../../platform/events/index.js';
import { refuseMalware } from '../../../platform/malware/index.js';
import type { AuditLog } from '../../audit/index.js';
import { companyToEdit, lockCompany, requireCompanies } from '../../companies/index.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import type { KnowledgeService } from '../knowledge.service.js';
import { companyProgressTopic, type IngestionProgress } from './ingestion-progress.js';
import { findState, type PromptFileState } from './prompt-file-state.repository.js';

/** How long an upload waits for its use cases; longer, and the subscription tells the rest. */
const PATIENCE_MS = 25_000;

/** More progress events than the largest prompt file causes. */
const CAPACITY = 10_000;

/** What a client sends. */
export interface NewPromptFile {
  companyId: string;
  fileName: string;
  bytes: Uint8Array;
}

interface Dependencies {
  knowledge: KnowledgeService;
  audit: AuditLog;
  events: EventBus;
  patienceMs?: number;
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
    const { name } = requireCompanies(context.actor, 'companies.manage');
    const companyId = companyToEdit(context.actor, file.companyId);
    await refuseMalware(file.fileName, Buffer.from(file.bytes));
    const { events, patienceMs = PATIENCE_MS } = this.#deps;
    const queue = new EventQueue<IngestionProgress>(CAPACITY);
    const stopListening = await events.listen(companyProgressTopic(companyId), (payload) =>
      queue.push(payload as unknown as IngestionProgress),
    );
    const timer = setTimeout(() => queue.close(), patienceMs);
    try {
      const promptFileId = await this.#store(context, { ...file, companyId, publishedBy: name });
      await untilSettled(queue, promptFileId);
      return requireUsable(await findState(context.em.fork(), companyId, promptFileId));
    } finally {
      clearTimeout(timer);
      queue.close();
      await stopListening();
    }
  }

  async #store(
    context: RequestContext,
    file: NewPromptFile & { publishedBy: string },
  ): Promise<string> {
    const { knowledge, audit, events } = this.#deps;
    const { companyId, fileName, bytes } = file;
    const promptFileId = await transactional(context.em, async (tx) => {
      const { id, name } = await lockCompany(tx, companyId);
      const stored = await knowledge.replacePromptFile(tx, file);
      await audit.record(context, tx, {
        action: 'company.prompt-file.uploaded',
        company: { id, name },
        subject: { kind: 'company', id, name },
        details: { fileName, bytes: bytes.byteLength },
      });
      return stored.id;
    });
    const begun = { promptFileId, companyId, status: 'PENDING', done: 0, total: 0, vectorCount: 0 };
    await events.publish(companyProgressTopic(companyId), begun);
    return promptFileId;
  }
}

/** Waits until the file, or a later one that takes its place, has been dealt with. */
async function untilSettled(
  queue: EventQueue<IngestionProgress>,
  promptFileId: string,
): Promise<void> {
  for (;;) {
    const progress = await queue.next();
    if (!progress) return;
    const isSettled = progress.status !== 'PENDING';
    // Ids grow with time, so a greater one is of a later upload.
    if (isSettled && progress.promptFileId >= promptFileId) return;
  }
}

function requireUsable(state: PromptFileState | undefined): PromptFileState {
  if (!state) throw conflict(knowledgeReasons.PROMPT_FILE_REPLACED);
  if (state.status === 'ERROR') {
    throw new AppError(
      'UNAVAILABLE',
      storedRefusal(state.refusal, state.error) ?? knowledgeReasons.PROMPT_UPLOAD_FAILED,
    );
  }
  return state;
}

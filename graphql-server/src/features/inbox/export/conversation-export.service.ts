import { type RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { type LoadedSummary, loadSummary, renderSummaryPdf } from '../../conversations/index.js';
import { inboxReasons } from '../inbox.reasons.js';
import { requireWorkerWith } from '../inbox.policy.js';
import { lockOne } from '../work/conversation-lock.js';
import type { InboxJournal } from '../work/inbox-journal.js';
import { type ExportFormat, type ExportLanguage, toCsv, toJson } from './conversation-files.js';

/** Exports of one company. */
const EXPORTS: RateLimit = { name: 'conversation-export', points: 300, durationSeconds: 3_600 };

/** Said in the PDF in place of the summary. */
const NO_SUMMARY = 'Das Gespräch ist noch nicht zusammengefasst.';

/** Hands single conversations out as files. */
export class ConversationExport {
  readonly #journal: InboxJournal;
  readonly #limits: RateLimits;

  constructor(journal: InboxJournal, limits: RateLimits) {
    this.#journal = journal;
    this.#limits = limits;
  }

  /** What was said in a conversation; who took it is written down. Internal notes stay inside. */
  async export(
    context: RequestContext,
    { id, format, language }: { id: string; format: ExportFormat; language: ExportLanguage },
  ): Promise<{ fileName: string; content: string | Buffer }> {
    const worker = requireWorkerWith(context.actor, 'conversations.export');
    const conversationId = await transactional(context.em, async (tx) => {
      const conversation = await lockOne(tx, id, worker.companyId);
      await this.#limits.consume(
        EXPORTS,
        conversation.company.id,
        inboxReasons.TOO_MANY_CONVERSATION_EXPORTS,
      );
      await this.#journal.keep({ ...context, ...worker }, tx, conversation, {
        kind: 'EXPORTED',
        names: [format.toUpperCase()],
      });
      await tx.flush();
      return conversation.id;
    });
    const told = await loadSummary(context.em.fork(), conversationId);
    return {
      fileName: `gespraech-${told.reference}.${format}`,
      content: await contentOf(told, format, language),
    };
  }
}

async function contentOf(
  told: LoadedSummary,
  format: ExportFormat,
  language: ExportLanguage,
): Promise<string | Buffer> {
  if (format === 'csv') return toCsv(told, language);
  if (format === 'json') return toJson(told);
  const last = told.messages.at(-1)?.createdAt ?? told.startedAt;
  return renderSummaryPdf({
    ...told,
    endedAt: told.endedAt > last ? told.endedAt : last,
    summary: told.summary || NO_SUMMARY,
  });
}

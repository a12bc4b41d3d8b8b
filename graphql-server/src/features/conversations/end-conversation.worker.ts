import { type EntityManager, transactional } from '../../platform/database/index.js';
import { type FileStore, readIfThere } from '../../platform/files/index.js';
import type { JobAttempt } from '../../platform/jobs/index.js';
import type { Assistant } from '../assistant/index.js';
import type { AttachmentService, Thumbnails } from '../attachments/index.js';
import type { MailService } from '../mail/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import type { ConversationAnnouncer } from './conversation-announcer.js';
import { conversationEnded } from './conversation.webhook-events.js';
import { Conversation } from './conversation.entity.js';
import { lockConversationById } from './conversation.repository.js';
import { type FilesById, type LoadedSummary, loadSummary, withFiles } from './summary-source.js';
import { turnsOf } from './summary-turns.js';
import { forwardedFiles } from './summary/forwarded-files.js';
import type { ConversationSummary } from './summary/summary-data.js';
import { summaryMailForTeam, summaryMailForTenant } from './summary/summary-mails.js';
import { PDF_TYPE, renderSummaryPdf, summaryFileName } from './summary/summary-pdf.js';

/** Attempts that wait for an answer still being written; after them the summary goes without it. */
const PATIENT_ATTEMPTS = 6;

/** Pictures that are shown small. */
const MAX_THUMBNAILS = 12;

interface Dependencies {
  assistant: Assistant;
  announcer: ConversationAnnouncer;
  attachments: AttachmentService;
  mail: MailService;
  files: FileStore;
  publisher: EventPublisher;
  thumbnails: Thumbnails;
  /** Where links in mails lead to. */
  publicUrl: string;
}

/** Finishes an ended conversation: summary, PDF, and one mail each to the end user and the team. */
export class EndConversationWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Runs one attempt. Every step is kept before the next one, and none happens twice. */
  async run(
    { em }: { em: EntityManager },
    { conversationId }: { conversationId: string },
    job: JobAttempt,
  ): Promise<void> {
    const conversation = await em.fork().findOne(Conversation, { id: conversationId });
    // Also where a person has opened it again meanwhile.
    if (conversation?.status !== 'ENDING') return;
    if (job.attempt <= PATIENT_ATTEMPTS && (await hasPendingAnswer(em, conversationId))) {
      throw new Error('An answer of this conversation is still being written.');
    }
    if (!(await isWrittenIn(em, conversationId))) return this.#close(em, conversationId);
    if (typeof conversation.summary !== 'string') {
      await this.#summarise(em, conversationId, job.signal);
    }
    await this.#send(em, conversationId, job.signal);
  }

  /** Ends a conversation in which nothing was written: there is nothing to sum up or to send. */
  async #close(em: EntityManager, conversationId: string): Promise<void> {
    const { announcer } = this.#deps;
    await transactional(em.fork(), async (tx) => {
      const conversation = await lockConversationById(tx, conversationId);
      if (conversation.status !== 'ENDING') return;
      Object.assign(conversation, { status: 'ENDED', summary: '' });
      announcer.change(tx, conversation);
      await tx.flush();
    });
  }

  async #summarise(em: EntityManager, conversationId: string, signal: AbortSignal): Promise<void> {
    const { company, views, cases, urgency, danger, wantsPerson, language } = await loadSummary(
      em.fork(),
      conversationId,
    );
    const summary = await this.#deps.assistant.summarise(
      {
        company,
        turns: turnsOf(views),
        attachmentNames: views.flatMap((view) => view.attachments.map((a) => a.originalName)),
        ...(urgency === 'NORMAL' ? {} : { urgency: urgency === 'HIGH' ? 'high' : 'emergency' }),
        ...(danger ? { danger } : {}),
        wantsPerson: wantsPerson ?? false,
        language,
        cases,
      },
      signal,
    );
    await transactional(em.fork(), async (tx) => {
      const conversation = await lockConversationById(tx, conversationId);
      if (conversation.status !== 'ENDING') return;
      conversation.summary ??= summary.text;
      this.#deps.announcer.change(tx, conversation);
      await tx.flush();
    });
  }

  async #send(em: EntityManager, conversationId: string, signal: AbortSignal): Promise<void> {
    const { mail, files, announcer, publisher } = this.#deps;
    const summary = await this.#withFiles(em, await loadSummary(em.fork(), conversationId), signal);
    const fileKey = `conversations/${conversationId}/summary.pdf`;
    const logo = await readIfThere(files, summary.company.logoKey);
    const pdf = await renderSummaryPdf({ ...summary, company: { ...summary.company, logo } });
    await files.put(fileKey, pdf);
    const forwarded = forwardedFiles(summary.messages, pdf.byteLength);
    await transactional(em.fork(), async (tx) => {
      const conversation = await lockConversationById(tx, conversationId);
      if (conversation.status !== 'ENDING') return;
      conversation.status = 'ENDED';
      conversation.summaryFileKey = fileKey;
      announcer.change(tx, conversation);
      await tx.flush();
      await publisher.publish(tx, conversation.company.id, [
        conversationEnded(conversation, summary),
      ]);
      // It may end again after a person has opened it again.
      const end = conversation.endedAt?.toISOString() ?? '';
      const occasion = `conversation-summary:${conversationId}:${end}`;
      if (!summary.endUser.isEmailUnproven) {
        await mail.enqueue(tx, {
          companyId: conversation.company.id,
          dedupeKey: `${occasion}:end-user`,
          to: summary.endUser.email,
          endUserId: conversation.endUser.id,
          ...summaryMailForTenant(summary),
        });
      }
      await mail.enqueue(tx, {
        companyId: conversation.company.id,
        dedupeKey: `${occasion}:team`,
        to: summary.company.recordsEmail,
        ...summaryMailForTeam(summary, forwarded),
        attachments: [
          { filename: summaryFileName(summary), contentType: PDF_TYPE, fileKey },
          ...forwarded.attached.map(({ file, filename }) => ({
            filename,
            contentType: file.mimeType,
            fileKey: file.storageKey ?? '',
          })),
        ],
      });
    });
  }

  /** The summary with what is kept of its files, and the first pictures small. */
  async #withFiles(
    em: EntityManager,
    loaded: LoadedSummary,
    signal: AbortSignal,
  ): Promise<ConversationSummary> {
    const { attachments, thumbnails, publicUrl } = this.#deps;
    const pages = `${publicUrl}/c/${loaded.company.slug}`;
    const summary = { ...loaded, company: { ...loaded.company, pages } };
    const ids = summary.views.filter((view) => view.attachments.length > 0).map((view) => view.id);
    if (ids.length === 0) return summary;
    const known: FilesById = new Map();
    let pictures = 0;
    for (const file of await attachments.ofMessages(em.fork(), ids)) {
      const isShown = file.purpose === 'image' && (pictures += 1) <= MAX_THUMBNAILS;
      known.set(file.id, {
        file,
        link: `${publicUrl}/company/dashboard/files/${file.id}`,
        thumbnail: isShown ? await thumbnails.make(file, signal) : undefined,
      });
    }
    return { ...summary, messages: withFiles(summary.views, known) };
  }
}

/** Whether the person has written or sent anything. */
async function isWrittenIn(em: EntityManager, conversationId: string): Promise<boolean> {
  const rows = await em
    .fork()
    .execute<object[]>(
      `select 1 from message where conversation_id = ? and sender = 'USER' limit 1`,
      [conversationId],
    );
  return rows.length > 0;
}

/** Whether the assistant still writes, or is about to; what a person has taken over is theirs. */
async function hasPendingAnswer(em: EntityManager, conversationId: string): Promise<boolean> {
  const rows = await em.fork().execute<object[]>(
    `select 1 from message m join conversation c on c.id = m.conversation_id
      where c.id = ? and (m.status = 'GENERATING' or
            (c.handler = 'ASSISTANT' and m.sender = 'USER'
             and not exists (select 1 from message a where a.reply_to_id = m.id)
             and not exists (select 1 from message p where p.conversation_id = c.id
                              and p.sender in ('PERSON', 'SYSTEM') and p.sequence > m.sequence)))
      limit 1`,
    [conversationId],
  );
  return rows.length > 0;
}

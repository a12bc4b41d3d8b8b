import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { FileStore } from '../../platform/files/index.js';
import type { JobAttempt } from '../../platform/jobs/index.js';
import type { Assistant } from '../assistant/index.js';
import type { MailService } from '../mail/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import type { ConversationAnnouncer } from './conversation-announcer.js';
import { conversationEnded } from './conversation-outgoing.js';
import { Conversation } from './conversation.entity.js';
import { lockConversationById } from './conversation.repository.js';
import { Message } from './message.entity.js';
import { PDF_TYPE, renderSummaryPdf, summaryFileName } from './summary/summary-pdf.js';
import { summaryMailForTeam, summaryMailForTenant } from './summary/summary-mails.js';
import { loadSummary } from './summary-source.js';

/** Attempts that wait for an answer still being written; after them the summary goes without it. */
const PATIENT_ATTEMPTS = 6;

interface Dependencies {
  assistant: Assistant;
  announcer: ConversationAnnouncer;
  mail: MailService;
  files: FileStore;
  publisher: EventPublisher;
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
    if (!conversation || conversation.status === 'ENDED') return;
    if (job.attempt <= PATIENT_ATTEMPTS && (await hasPendingAnswer(em, conversationId))) {
      throw new Error('An answer of this conversation is still being written.');
    }
    if (typeof conversation.summary !== 'string') {
      await this.#summarise(em, conversationId, job.signal);
    }
    await this.#send(em, conversationId);
  }

  async #summarise(em: EntityManager, conversationId: string, signal: AbortSignal): Promise<void> {
    const { company, messages } = await loadSummary(em.fork(), conversationId);
    const summary = await this.#deps.assistant.summarise(
      {
        company,
        turns: messages
          .filter((message) => message.sender !== 'system' && !message.isError)
          .map(({ sender, text }) => ({ role: sender === 'bot' ? 'assistant' : 'user', text })),
        attachmentNames: messages.flatMap((m) => (m.attachments ?? []).map((a) => a.originalName)),
      },
      signal,
    );
    await transactional(em.fork(), async (tx) => {
      const conversation = await lockConversationById(tx, conversationId);
      conversation.summary ??= summary.text;
      this.#deps.announcer.change(tx, conversation);
      await tx.flush();
    });
  }

  async #send(em: EntityManager, conversationId: string): Promise<void> {
    const { mail, files, announcer, publisher } = this.#deps;
    const summary = await loadSummary(em.fork(), conversationId);
    const fileKey = `conversations/${conversationId}/summary.pdf`;
    await files.put(fileKey, await renderSummaryPdf(summary));
    const pdf = { filename: summaryFileName(summary), contentType: PDF_TYPE, fileKey };
    await transactional(em.fork(), async (tx) => {
      const conversation = await lockConversationById(tx, conversationId);
      if (conversation.status === 'ENDED') return;
      conversation.status = 'ENDED';
      conversation.summaryFileKey = fileKey;
      announcer.change(tx, conversation);
      await tx.flush();
      await publisher.publish(tx, conversation.company.id, [
        conversationEnded(conversation, summary),
      ]);
      await mail.enqueue(tx, {
        dedupeKey: `conversation-summary:${conversationId}:end-user`,
        to: summary.endUser.email,
        ...summaryMailForTenant(summary),
      });
      await mail.enqueue(tx, {
        dedupeKey: `conversation-summary:${conversationId}:team`,
        to: summary.company.email,
        ...summaryMailForTeam(summary),
        attachments: [pdf],
      });
    });
  }
}

async function hasPendingAnswer(em: EntityManager, conversationId: string): Promise<boolean> {
  const [questions, answers] = await Promise.all([
    em.fork().count(Message, { conversation: conversationId, sender: 'USER' }),
    em.fork().count(Message, {
      conversation: conversationId,
      sender: 'BOT',
      status: { $ne: 'GENERATING' },
    }),
  ]);
  return answers < questions;
}

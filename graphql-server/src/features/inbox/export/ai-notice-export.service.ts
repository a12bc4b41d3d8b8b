import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeCsvStream } from 'hucre/csv';
import { berlinDay } from '../../../platform/german/index.js';
import {
  companyOf,
  readApart,
  type RequestContext,
  requirePermission,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { aboutCompany, type AuditLog, companyPartyOf } from '../../audit/index.js';
import { conversationReference } from '../../conversations/index.js';
import { inboxReasons } from '../inbox.reasons.js';

/** Each reads all conversations of a company. */
const EXPORTS: RateLimit = { name: 'ai-notice-export', points: 60, durationSeconds: 3_600 };

/** Conversations that are read at a time. */
const PAGE = 500;

export const NOTICE_FORMATS = ['csv', 'json'] as const;
type NoticeFormat = (typeof NOTICE_FORMATS)[number];

/** What a conversation proves of the notice that an AI answers. */
interface NoticeEvidence {
  id: string;
  reference: string;
  startedAt: string;
  /** The three are null where the tenant's program reported nothing. */
  noticeVersion: string | null;
  noticeLanguage: string | null;
  noticeShownAt: string | null;
}

/** Hands out which notice each tenant of a company saw, and when. */
export class AiNoticeExport {
  readonly #audit: AuditLog;
  readonly #limits: RateLimits;

  constructor(audit: AuditLog, limits: RateLimits) {
    this.#audit = audit;
    this.#limits = limits;
  }

  async export(
    context: RequestContext,
    asked: { companyId?: string | undefined; format: NoticeFormat },
  ): Promise<{ fileName: string; content: Readable }> {
    const manager = requirePermission(context.actor, 'conversations.export');
    const companyId = companyOf(manager, asked.companyId);
    await this.#limits.consume(EXPORTS, companyId, inboxReasons.TOO_MANY_CONVERSATION_EXPORTS);
    await transactional(context.em, async (tx) => {
      const company = await companyPartyOf(tx, companyId);
      await this.#audit.record(context, tx, 'ai-notices.exported', aboutCompany(company), {
        format: asked.format,
      });
    });
    const evidence = readAll(context, companyId);
    return {
      fileName: `ai-notices-${berlinDay(new Date())}.${asked.format}`,
      content: asked.format === 'csv' ? toCsv(evidence) : Readable.from(toJson(evidence)),
    };
  }
}

async function* readAll(
  context: RequestContext,
  companyId: string,
): AsyncGenerator<NoticeEvidence> {
  let behind = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const last = behind;
    const rows = await readApart(context, (em) => findEvidence(em.fork(), companyId, last));
    yield* rows;
    if (rows.length < PAGE) return;
    behind = rows.at(-1)?.id ?? behind;
  }
}

/** Ids of conversations grow with time. */
async function findEvidence(
  em: EntityManager,
  companyId: string,
  behind: string,
): Promise<NoticeEvidence[]> {
  const rows = await em.execute<(NoticeEvidence & { startedAt: Date | string })[]>(
    `select id, started_at as "startedAt", ai_notice->>'version' as "noticeVersion",
            ai_notice->>'language' as "noticeLanguage", ai_notice->>'shownAt' as "noticeShownAt"
       from conversation where company_id = ? and id > ? order by id limit ${PAGE}`,
    [companyId, behind],
  );
  return rows.map(({ id, startedAt, ...notice }) => ({
    ...{ id, reference: conversationReference(id) },
    startedAt: new Date(startedAt).toISOString(),
    ...notice,
  }));
}

const HEADERS = [
  ...(['id', 'reference', 'startedAt'] as const),
  ...(['noticeVersion', 'noticeLanguage', 'noticeShownAt'] as const),
];

function toCsv(evidence: AsyncIterable<NoticeEvidence>): Readable {
  const options = { headers: [...HEADERS], bom: true, escapeFormulae: true };
  return Readable.fromWeb(writeCsvStream(toRows(evidence), options) as ReadableStream);
}

async function* toRows(evidence: AsyncIterable<NoticeEvidence>): AsyncGenerator<string[]> {
  for await (const one of evidence) yield HEADERS.map((header) => one[header] ?? '');
}

async function* toJson(evidence: AsyncIterable<NoticeEvidence>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const one of evidence) {
    yield `${before}${JSON.stringify(one)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

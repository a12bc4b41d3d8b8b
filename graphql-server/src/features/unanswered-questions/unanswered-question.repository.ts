import type { EntityManager } from '../../platform/database/index.js';
import {
  ListOrder,
  type ListPage,
  oneOf,
  type Page,
  type SortKey,
  type SqlPart,
  timeKey,
} from '../../platform/lists/index.js';
import type {
  UnansweredFilter,
  UnansweredQuestionView,
  UnansweredState,
} from './unanswered-question-view.js';

/** A view and what a cursor behind it needs. */
export interface UnansweredQuestionRow extends UnansweredQuestionView {
  createdKey: string;
}

const KEYS: SortKey<UnansweredQuestionRow>[] = [
  { sql: 'q.created_at', type: 'time', of: (row) => row.createdKey },
  { sql: 'q.id', type: 'uuid', of: (row) => row.id },
];

/** One page of a company's questions, the newest first. */
export async function listUnansweredQuestions(
  em: EntityManager,
  companyId: string,
  filter: UnansweredFilter,
  page: Page,
): Promise<ListPage<UnansweredQuestionRow>> {
  const order = new ListOrder('unanswered-question', KEYS, 'DESC').facing(page);
  const where = matching(companyId, filter);
  const behind = order.behind(page.after);
  const rows = await readQuestions(em, {
    sql: `${where.sql} and ${behind.sql} order by ${order.orderBy} limit ? offset ?`,
    params: [...where.params, ...behind.params, page.first + 1, page.offset],
  });
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from unanswered_question q where ${where.sql}`,
    where.params,
  );
  return { rows, page, order, totalCount: counted?.count ?? 0 };
}

/** The latest open questions of a company, oldest first. */
export async function latestOpenQuestions(
  em: EntityManager,
  companyId: string,
  most: number,
): Promise<UnansweredQuestionView[]> {
  const { sql, params } = matching(companyId, { state: 'OPEN' });
  const rows = await readQuestions(em, {
    sql: `${sql} order by q.created_at desc, q.id desc limit ?`,
    params: [...params, most],
  });
  return rows.toReversed();
}

/** One question; of that company only, if one is named. */
export async function findUnansweredQuestion(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<UnansweredQuestionView | undefined> {
  const [row] = await findUnansweredQuestions(em, [id], companyId);
  return row;
}

/** The questions with these ids; of that company only, if one is named. */
export async function findUnansweredQuestions(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<UnansweredQuestionView[]> {
  const { sql, params } = oneOf('q.id', ids);
  return readQuestions(em, {
    sql: `${sql} and (?::uuid is null or q.company_id = ?::uuid)`,
    params: [...params, companyId ?? null, companyId ?? null],
  });
}

/** Says whether a question has been dealt with. */
export async function setUnansweredState(
  em: EntityManager,
  { id, companyId }: Pick<UnansweredQuestionView, 'id' | 'companyId'>,
  state: UnansweredState,
): Promise<void> {
  await em.execute('update unanswered_question set state = ? where id = ? and company_id = ?', [
    state,
    id,
    companyId,
  ]);
}

/**
 * Says that a company has dealt with these questions; those of others are left alone. Gives the
 * conversations in which they were asked.
 */
export async function closeQuestions(
  em: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { sql, params } = oneOf('q.id', ids);
  const rows = await em.execute<{ conversationId: string }[]>(
    `update unanswered_question q set state = 'DONE' from message m
      where m.id = q.message_id and m.company_id = q.company_id
        and q.company_id = ? and q.state = 'OPEN' and ${sql}
     returning m.conversation_id as "conversationId"`,
    [companyId, ...params],
  );
  return rows.map(({ conversationId }) => conversationId);
}

function matching(companyId: string, { state, reason }: UnansweredFilter): SqlPart {
  const parts = ['q.company_id = ?'];
  const params: unknown[] = [companyId];
  if (state) {
    parts.push('q.state = ?');
    params.push(state);
  }
  if (reason) {
    parts.push('q.reason = ?');
    params.push(reason);
  }
  return { sql: parts.join(' and '), params };
}

type RawRow = Omit<UnansweredQuestionRow, 'askedAt'> & { askedAt: Date | string };

async function readQuestions(
  em: EntityManager,
  { sql, params }: SqlPart,
): Promise<UnansweredQuestionRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select q.id, q.company_id as "companyId", m.text, m.category, q.reason, q.state,
            a.guidance->>'language' as language,
            coalesce(a.guidance->'choices', '[]'::jsonb) as choices,
            m.conversation_id as "conversationId", m.created_at as "askedAt",
            (select d.title from draft_use_case d
              where d.company_id = q.company_id and not d.removed and d.question_ids @> to_jsonb(q.id::text)
              order by d.position limit 1) as "draftTitle",
            ${timeKey('q.created_at')} as "createdKey"
       from unanswered_question q
       join message m on m.id = q.message_id
       left join message a on a.reply_to_id = m.id
      where ${sql}`,
    params,
  );
  return rows.map((row) => ({ ...row, askedAt: new Date(row.askedAt) }));
}

import type { AnswerRatingReasonType } from '../conversations/index.js';
import type { UnansweredQuestionReason } from '../unanswered-questions/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { SqlPart } from '../../platform/lists/index.js';
import type { Window } from './analytics-period.js';
import { ofBuilding, ofCompany, ofConversations, type Scope } from './analytics-scope.js';

/** Which period a row is about, and in the figures over all companies, which of them. */
interface OfPeriod {
  isNow: boolean;
  companyId: string;
}

/** Answers that were rated, by what is said of them. */
export interface Ratings extends OfPeriod {
  value: 'HELPFUL' | 'NOT_HELPFUL';
  reason: AnswerRatingReasonType | null;
  count: number;
}

/** Questions without a good answer, by why. */
export interface Gaps extends OfPeriod {
  reason: UnansweredQuestionReason;
  count: number;
  open: number;
}

/** Mails about conversations: alarms, requests for a person, summaries. */
export interface Mails extends OfPeriod {
  sent: number;
  failed: number;
}

/** What models used. */
export interface Use extends OfPeriod {
  tokens: number;
  cost: number;
}

/** `column` within the period or the one before it, and what else has to hold. */
const within = (column: string, conditions: readonly SqlPart[]) =>
  `${conditions.map(({ sql }) => sql).join(' and ')} and ${column} >= ? and ${column} < ?
     and (${column} < ? or ${column} >= ?)`;

const paramsOf = (conditions: readonly SqlPart[], { start, until, before }: Window): unknown[] => [
  start,
  ...conditions.flatMap(({ params }) => params),
  before.start,
  until,
  before.until,
  start,
];

/** Ratings of the answers that were given in the period. */
export function readRatings(em: EntityManager, scope: Scope, window: Window): Promise<Ratings[]> {
  const of = [ofCompany(scope, 'company_id'), ofConversations(scope, 'conversation_id')];
  return em.execute<Ratings[]>(
    `select created_at >= ? as "isNow", company_id as "companyId", rating->>'value' as value,
            rating->>'reason' as reason, count(*)::int as count
       from message
      where ${within('created_at', of)} and rating is not null
      group by 1, 2, 3, 4`,
    paramsOf(of, window),
  );
}

/** Questions that were left open in the period. */
export function readGaps(em: EntityManager, scope: Scope, window: Window): Promise<Gaps[]> {
  const of = [ofCompany(scope, 'q.company_id'), ofConversations(scope, 'm.conversation_id')];
  return em.execute<Gaps[]>(
    `select q.created_at >= ? as "isNow", q.company_id as "companyId", q.reason,
            count(*)::int as count, count(*) filter (where q.state = 'OPEN')::int as open
       from unanswered_question q
       join message m on m.company_id = q.company_id and m.id = q.message_id
      where ${within('q.created_at', of)} and q.state in ('OPEN', 'DONE')
      group by 1, 2, 3`,
    paramsOf(of, window),
  );
}

/** `conversation-<occasion>:<id of the conversation>:…`, as what sends such mails names them. */
const CONVERSATION_KEY = `conversation-%:${'_'.repeat(36)}:%`;

/** Mails of the period; whose conversation a mail is about, its occasion says. */
export function readMails(em: EntityManager, scope: Scope, window: Window): Promise<Mails[]> {
  const of = [ofCompany(scope, 'c.company_id'), ofBuilding(scope, 'c.end_user_id')];
  return em.execute<Mails[]>(
    `select m.created_at >= ? as "isNow", c.company_id as "companyId",
            count(*) filter (where m.status <> 'failed')::int as sent,
            count(*) filter (where m.status = 'failed')::int as failed
       from mail m
       join conversation c on c.id = split_part(m.dedupe_key, ':', 2)::uuid
      where ${within('m.created_at', of)} and m.dedupe_key like '${CONVERSATION_KEY}'
      group by 1, 2`,
    paramsOf(of, window),
  );
}

/** What models used on the days of the period; the last day of the one before it counts whole. */
export const readUse = (
  em: EntityManager,
  scope: Scope,
  { from, to, before }: Window,
): Promise<Use[]> =>
  em.execute<Use[]>(
    `select day >= ?::date as "isNow", company_id as "companyId",
            sum(input_tokens + output_tokens)::float8 as tokens, sum(cost) as cost
       from token_use
      where ${ofCompany(scope, 'company_id').sql} and day between ?::date and ?::date
      group by 1, 2`,
    [from, ...ofCompany(scope, '').params, before.from, to],
  );

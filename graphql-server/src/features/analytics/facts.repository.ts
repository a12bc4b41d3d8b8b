import type { EntityManager } from '../../platform/database/index.js';
import { TIME_ZONE } from '../../platform/german/index.js';
import { ofBuilding, ofCompany, type Scope } from './analytics-scope.js';
import { type Window } from './analytics-period.js';

/** What conversations are put together by, besides the period they began in. */
const GROUPS = {
  all: [],
  point: ['point'],
  category: ['category'],
  hour: ['weekday', 'hour'],
  company: ['company_id'],
} as const;

export type FactGroup = keyof typeof GROUPS;

/** Figures of conversations that began in the same period, and in what else they are put together by. */
export interface Facts {
  group: FactGroup;
  /** Of the period itself, and not of the one before. */
  isNow: boolean;
  /** Of `point`, as in the chart: a day or an hour of the company's place. */
  point?: string | null;
  /** Of `category`; empty where nothing was categorised. */
  category?: string | null;
  /** Of `hour`: 1 is Monday. */
  weekday?: number | null;
  hour?: number | null;
  /** Of `company`. */
  company_id?: string | null;
  conversations: number;
  messages: number;
  handedOver: number;
  emergencies: number;
  /** Those with an answer: of them it can be said whether a person was needed. */
  judged: number;
  resolved: number;
  /** Seconds; null where nothing was measured. */
  firstMedian: number | null;
  firstP90: number | null;
  personMedian: number | null;
  personP90: number | null;
}

const KEYS = ['point', 'category', 'weekday', 'hour', 'company_id'] as const;

type Key = (typeof KEYS)[number];

const has = (group: FactGroup, key: Key) => (GROUPS[group] as readonly Key[]).includes(key);

/** What the database says it has put rows together by: a bit for each key that it has not. */
const bitsOf = (group: FactGroup, keys: readonly Key[]) =>
  keys.reduce((bits, key) => bits * 2 + (has(group, key) ? 0 : 1), 0);

const quantile = (share: number, column: string) =>
  `percentile_cont(${share}) within group (order by ${column})`;

/**
 * Everything that is known of the conversations of a period and of the one before, in one statement:
 * each row of `facts` is one conversation, with the first answer to its first message, and the first
 * thing that a person wrote after the tenant had asked for one.
 */
export async function readFacts(
  em: EntityManager,
  { scope, window }: { scope: Scope; window: Window },
  groups: readonly FactGroup[],
): Promise<Facts[]> {
  const keys = KEYS.filter((key) => groups.some((group) => has(group, key)));
  const sets = groups.map((group) => `(${['is_now', ...GROUPS[group]].join(', ')})`);
  const rows = await em.execute<(Omit<Facts, 'group'> & { bits: number })[]>(
    `${factsOf(scope, window)}
     select grouping(${keys.join(', ')}) as bits, is_now as "isNow", ${keys.join(', ')},
            count(*)::int as conversations,
            sum(message_count)::int as messages,
            count(*) filter (where is_handed_over)::int as "handedOver",
            count(*) filter (where urgency = 'EMERGENCY')::int as emergencies,
            count(*) filter (where is_judged)::int as judged,
            count(*) filter (where is_judged and is_resolved)::int as resolved,
            ${quantile(0.5, 'first_seconds')} as "firstMedian",
            ${quantile(0.9, 'first_seconds')} as "firstP90",
            ${quantile(0.5, 'person_seconds')} as "personMedian",
            ${quantile(0.9, 'person_seconds')} as "personP90"
       from facts
      group by grouping sets (${sets.join(', ')})`,
    factParams(scope, window),
  );
  const groupByBits = new Map(groups.map((group) => [bitsOf(group, keys), group]));
  return rows.map(({ bits, ...row }) => ({ ...row, group: groupByBits.get(bits) ?? 'all' }));
}

const factParams = (scope: Scope, { start, until, before }: Window): unknown[] => {
  const company = ofCompany(scope, '').params;
  const building = ofBuilding(scope, '').params;
  return [
    ...[start, ...company, ...building, before.start, until, before.until, start],
    ...[...company, before.start],
  ];
};

function factsOf(scope: Scope, { length }: Window): string {
  const pattern = length === 1 ? 'YYYY-MM-DD"T"HH24:00' : 'YYYY-MM-DD';
  return `with c as (
      select id, company_id, started_at, started_at at time zone '${TIME_ZONE}' as local,
             message_count, urgency, category, hand_over_requested_at,
             first_answer_seconds, started_at >= ? as is_now
        from conversation
       where ${ofCompany(scope, 'company_id').sql} and ${ofBuilding(scope, 'end_user_id').sql}
         and started_at >= ? and started_at < ?
         and (started_at < ? or started_at >= ?)),
    taken as (
      select distinct a.conversation_id as id
        from conversation_activity a
        join c on a.company_id = c.company_id and a.conversation_id = c.id
       where a.kind = 'TAKEN_OVER'),
    unanswered as (
      select distinct m.conversation_id as id
        from unanswered_question q
        join message m on m.id = q.message_id
       where ${ofCompany(scope, 'q.company_id').sql} and q.state in ('OPEN', 'DONE') and q.created_at >= ?),
    facts as (
      select c.is_now, c.company_id, c.message_count, c.urgency, coalesce(c.category, '') as category,
             to_char(c.local, '${pattern}') as point, extract(isodow from c.local)::int as weekday,
             extract(hour from c.local)::int as hour,
             taken.id is not null or c.hand_over_requested_at is not null as is_handed_over,
             c.message_count > 1 as is_judged,
             taken.id is null and c.hand_over_requested_at is null and unanswered.id is null
               and c.urgency <> 'EMERGENCY' as is_resolved,
             c.first_answer_seconds as first_seconds,
             extract(epoch from person.created_at - c.hand_over_requested_at)::float8 as person_seconds
        from c
        left join taken on taken.id = c.id
        left join unanswered on unanswered.id = c.id
        left join lateral (
          select m.created_at from message m
           -- Said here as well, or the messages of all conversations would be looked through.
           where c.hand_over_requested_at is not null
             and m.conversation_id = c.id and m.sender = 'PERSON'
             and m.created_at >= c.hand_over_requested_at
           order by m.sequence limit 1) person on true)`;
}

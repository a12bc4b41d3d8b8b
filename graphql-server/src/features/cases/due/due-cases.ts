import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { berlinDay, daysBefore } from '../../../platform/german/index.js';
import type { Notifier } from '../../notifications/index.js';

/** Days for which it is still told that a case is overdue; after a longer standstill it is no news. */
const TOLD_DAYS = 7;

/** Cases of one transaction. */
const BATCH = 500;

interface DueCase {
  id: string;
  companyId: string;
  assigneeId: string | null;
  dueOn: string;
}

/**
 * Has the one who looks after a case told that it is due today or overdue, or all who work on cases where
 * there is none. A case is told of once for each day that it was to be done on.
 */
export async function tellOfDueCases(
  em: EntityManager,
  notifier: Notifier,
  now = new Date(),
): Promise<void> {
  const today = berlinDay(now);
  for (let last = ''; ;) {
    const found = await findDue(em.fork(), { today, last });
    await transactional(em.fork(), async (tx) => {
      for (const due of found) await tell(tx, notifier, due, today);
    });
    last = found.at(-1)?.id ?? '';
    if (found.length < BATCH) return;
  }
}

async function tell(
  tx: EntityManager,
  notifier: Notifier,
  { id, companyId, assigneeId, dueOn }: DueCase,
  today: string,
): Promise<void> {
  const isToday = dueOn === today;
  await notifier.tell(tx, {
    kind: isToday ? 'CASE_DUE' : 'CASE_OVERDUE',
    cause: causeOf(isToday, id, dueOn),
    ...{ companyId, caseId: id },
    ...(assigneeId ? { to: [assigneeId] } : {}),
  });
}

const causeOf = (isToday: boolean, id: string, dueOn: string) =>
  `case-${isToday ? 'due' : 'overdue'}:${id}:${dueOn}`;

/** Those that no person was told of yet. */
const findDue = (
  em: EntityManager,
  { today, last }: { today: string; last: string },
): Promise<DueCase[]> =>
  em.execute<DueCase[]>(
    `select c.id, c.company_id as "companyId", c.assignee_id as "assigneeId",
            to_char(c.due_on, 'YYYY-MM-DD') as "dueOn"
       from service_case c
      where c.state not in ('DONE', 'CLOSED') and c.due_on between ? and ?
        and c.id::text > ?
        and not exists (
          select 1 from company o where o.id = c.company_id and o.suspended_at is not null)
        and not exists (
          select 1 from notification n
           where n.company_id = c.company_id and n.case_id = c.id
             and n.cause = case when c.due_on = ? then 'case-due:' else 'case-overdue:' end
                           || c.id || ':' || to_char(c.due_on, 'YYYY-MM-DD'))
      order by c.id::text limit ${BATCH}`,
    [daysBefore(today, TOLD_DAYS), today, last, today],
  );

import type { EntityManager } from '../../platform/database/index.js';
import { conflict } from '../../platform/errors/index.js';
import {
  PrivacyRequest,
  type PrivacyRequestKind,
  type PrivacyRequestState,
  UNDONE_STATES,
} from './privacy-request.entity.js';
import { privacyReasons } from './privacy.reasons.js';

/** Months that the law gives, and by how many they can be extended once. */
export const MONTHS = 1;
export const EXTENSION_MONTHS = 2;

/** The same day some months later, or the last one of that month. */
export function monthsFrom(start: Date, months: number): Date {
  const due = new Date(start);
  due.setUTCMonth(due.getUTCMonth() + months);
  if (due.getUTCDate() !== start.getUTCDate()) due.setUTCDate(0);
  return due;
}

/** Refuses while the person is being erased, or a copy of their data is to be made. */
export async function requireNoOther(
  tx: EntityManager,
  personId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const open = async (of: PrivacyRequestKind, states: PrivacyRequestState[]) =>
    tx.count(PrivacyRequest, {
      ...{ personId, kind: of, state: states },
      ...(except ? { id: { $ne: except } } : {}),
    });
  if ((await open('ERASURE', ['RUNNING'])) > 0) throw conflict(privacyReasons.ERASURE_IS_OPEN);
  if ((await open('EXPORT', ['REQUESTED', 'RUNNING'])) > 0) {
    throw conflict(privacyReasons.EXPORT_IS_OPEN);
  }
}

/** How many requests are late at each company that has some; who asks was checked before. */
export async function countLateRequests(em: EntityManager): Promise<ReadonlyMap<string, number>> {
  const counts = await em.execute<{ companyId: string; count: number }[]>(
    `select company_id as "companyId", count(*)::int as count from privacy_request
      where state in (${UNDONE_STATES.map((state) => `'${state}'`).join(', ')}) and due_at <= now()
      group by 1`,
  );
  return new Map(counts.map(({ companyId, count }) => [companyId, count]));
}

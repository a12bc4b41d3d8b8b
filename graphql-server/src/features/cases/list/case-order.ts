import { ListOrder } from '../../../platform/lists/index.js';
import type { CaseRow, CaseSortName } from '../case-views.js';

/** Numbers as texts that sort like them. */
const NUMBER = {
  sql: `lpad(c.number::text, 10, '0')`,
  type: 'text' as const,
  of: ({ number }: CaseRow) => String(number).padStart(10, '0'),
};

/** Cases without a day come after all others. */
const NO_DAY = '9999-12-31';

const URGENCY_RANK: Record<CaseRow['urgency'], string> = { NORMAL: '0', HIGH: '1', EMERGENCY: '2' };

const rankOfUrgency = `case c.urgency ${Object.entries(URGENCY_RANK)
  .map(([urgency, rank]) => `when '${urgency}' then '${rank}'`)
  .join(' ')} else '0' end`;

/** The orders that a list of cases can have; a number is one case's alone. */
export const CASE_ORDERS: Record<CaseSortName, ListOrder<CaseRow>> = {
  ACTIVITY: new ListOrder<CaseRow>(
    'case-activity',
    [
      { sql: 'c.updated_at', type: 'time', of: (row) => row.updatedKey },
      { sql: 'c.id', type: 'uuid', of: (row) => row.id },
    ],
    'DESC',
  ),
  NEWEST: new ListOrder<CaseRow>('case-newest', [NUMBER], 'DESC'),
  DUE: new ListOrder<CaseRow>('case-due', [
    {
      sql: `coalesce(c.due_on::text, '${NO_DAY}')`,
      type: 'text',
      of: (row) => row.dueOn ?? NO_DAY,
    },
    NUMBER,
  ]),
  URGENCY: new ListOrder<CaseRow>(
    'case-urgency',
    [{ sql: rankOfUrgency, type: 'text', of: (row) => URGENCY_RANK[row.urgency] }, NUMBER],
    'DESC',
  ),
};

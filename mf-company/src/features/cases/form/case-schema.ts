import { required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';
import type { CaseRow } from '../case-lists';

/** What a form asks about a case; messages are keys of `cases.form`. */
export const caseSchema = z.object({
  title: required('required.title'),
  description: z.string(),
  place: z.string(),
  category: z.string(),
  urgency: z.enum(['NORMAL', 'HIGH', 'EMERGENCY']),
  dueOn: z.string(),
  assigneeId: z.string(),
  craftsmanName: z.string(),
  craftsmanEmail: z.string(),
  craftsmanPhone: z.string(),
  externalId: z.string(),
});

export type CaseValues = z.infer<typeof caseSchema>;

/** What a form starts with: what is changed, or what is known of something new. */
export const startValues = (known: Partial<CaseValues> = {}): CaseValues => ({
  ...{ title: '', description: '', place: '', category: '', urgency: 'NORMAL', dueOn: '' },
  ...{ assigneeId: '', craftsmanName: '', craftsmanEmail: '', craftsmanPhone: '', externalId: '' },
  ...known,
});

/** The values of a case in a form. */
export const valuesOf = (row: CaseRow): CaseValues => ({
  title: row.title,
  description: row.description,
  place: row.place,
  category: row.category ?? '',
  urgency: row.urgency,
  dueOn: row.dueOn ?? '',
  assigneeId: row.assignee?.id ?? '',
  craftsmanName: row.craftsman?.name ?? '',
  craftsmanEmail: row.craftsman?.email ?? '',
  craftsmanPhone: row.craftsman?.phone ?? '',
  externalId: row.externalId ?? '',
});

/** As the server takes them: nothing for what was left empty. */
export const toInput = ({ category, dueOn, assigneeId, externalId, ...values }: CaseValues) => ({
  ...values,
  category: category || null,
  dueOn: dueOn || null,
  assigneeId: assigneeId || null,
  externalId: externalId || null,
});

import { CATEGORY_NAMES } from '@hausgeist/schema';
import { z } from 'zod';
import { externalIdSchema } from '../../../platform/external-ids/index.js';
import {
  day,
  optionalBlock,
  optionalEmail,
  optionalLine,
  requiredLine,
} from '../../../platform/input/index.js';
import { CASE_STATES, type ServiceCase } from '../case.entity.js';
import type { CaseFieldChange } from '../case-records.entity.js';
import { caseReasons } from '../case.reasons.js';

/** Texts that may be missing are empty in the database, so that they can be searched as one. */
const orEmpty = (value: string | null) => value ?? '';

/** What people write into a case. */
export const caseFields = z.object({
  title: requiredLine('title', 200),
  description: optionalBlock('description', 4_000).transform(orEmpty),
  place: optionalBlock('place', 300).transform(orEmpty),
  category: z
    .enum(CATEGORY_NAMES, { error: caseReasons.CASE_CATEGORY_UNKNOWN.issue })
    .nullish()
    .transform((value) => value ?? null),
  urgency: z
    .enum(['NORMAL', 'HIGH', 'EMERGENCY'])
    .nullish()
    .transform((value) => value ?? 'NORMAL'),
  state: z
    .enum(CASE_STATES)
    .nullish()
    .transform((value) => value ?? 'OPEN'),
  dueOn: day(caseReasons.CASE_DAY_INVALID.issue)
    .nullish()
    .transform((value) => value ?? null),
  craftsmanName: optionalLine('name').transform(orEmpty),
  craftsmanEmail: optionalEmail,
  craftsmanPhone: optionalLine('phone', 50).transform(orEmpty),
  externalId: externalIdSchema,
});

/** What of them a change names; the rest stays. */
export const someCaseFields = caseFields.partial();

export type CaseFields = z.output<typeof caseFields>;

/** Gives a case other values; tells which of them are others than before. */
export function applyFields(
  serviceCase: ServiceCase,
  values: Partial<CaseFields>,
): CaseFieldChange[] {
  const changes: CaseFieldChange[] = [];
  for (const [field, to] of Object.entries(values) as [
    keyof CaseFields,
    string | null | undefined,
  ][]) {
    const from = serviceCase[field] ?? null;
    if (to === undefined || from === to) continue;
    Object.assign(serviceCase, { [field]: to });
    changes.push({ field, from: from || null, to: to || null });
  }
  return changes;
}

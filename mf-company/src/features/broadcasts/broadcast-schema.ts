import { required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

export const KINDS = ['CONTRACTUAL', 'INFORMATION'] as const;

/** Whom the form can choose. */
export const AUDIENCES = ['ALL', 'TENANTS', 'OWNERS', 'BUILDINGS', 'PEOPLE'] as const;

/** Whether single buildings or people are chosen. */
const isChosen = (audience: (typeof AUDIENCES)[number]) =>
  audience === 'BUILDINGS' || audience === 'PEOPLE';

/** What can stand in a text; the server knows the same. */
export const PLACEHOLDERS = [
  'firstName',
  'lastName',
  'fullName',
  'address',
  'apartmentNumber',
  'companyName',
  'companyPhone',
] as const;

/** What a form asks about a message to many; messages are keys of `broadcasts.form`. */
export const broadcastSchema = z
  .object({
    kind: z.enum(KINDS),
    audience: z.enum(AUDIENCES),
    ids: z.array(z.string()),
    subject: required('required.subject'),
    text: required('required.text'),
    /** `2026-11-24`, or empty. */
    validUntil: z.string(),
  })
  .check(
    z.refine(({ audience, ids }) => ids.length > 0 || !isChosen(audience), {
      path: ['ids'],
      error: 'required.ids',
      // Together with what is missing elsewhere, and not after it.
      when: () => true,
    }),
  );

export type BroadcastValues = z.infer<typeof broadcastSchema>;

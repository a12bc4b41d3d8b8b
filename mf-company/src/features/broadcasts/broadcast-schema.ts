import { required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

export const KINDS = ['CONTRACTUAL', 'INFORMATION'] as const;

/** Whom the form can choose. */
export const AUDIENCES = ['ALL', 'TENANTS', 'OWNERS', 'BUILDINGS', 'PEOPLE'] as const;

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
export const broadcastSchema = z.object({
  kind: z.enum(KINDS),
  audience: z.enum(AUDIENCES),
  ids: z.array(z.string()),
  subject: required('required.subject'),
  text: required('required.text'),
});

export type BroadcastValues = z.infer<typeof broadcastSchema>;

import { required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

/** What can stand in a text; the server knows the same. */
export const PLACEHOLDERS = [
  'fullName',
  'firstName',
  'lastName',
  'address',
  'apartmentNumber',
  'colleagueName',
] as const;

/** What a form asks about a canned reply; messages are keys of `cannedReplies.form`. */
export const cannedReplySchema = z.object({
  title: required('required.title'),
  text: required('required.text'),
});

export type CannedReplyValues = z.infer<typeof cannedReplySchema>;

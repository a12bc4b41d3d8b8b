import { required } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';

/** What a form asks about a craftsman; messages are keys of `craftsmen.form`. */
export const craftsmanSchema = z.object({
  name: required('required.name'),
  trade: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
});

export type CraftsmanValues = z.infer<typeof craftsmanSchema>;

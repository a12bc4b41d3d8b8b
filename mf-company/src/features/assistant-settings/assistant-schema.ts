import * as z from 'zod/mini';

/** A person in danger does not read more than these. */
export const MOST_CONTACTS = 5;

/** As many as the server takes. */
export const MOST_HOLIDAYS = 30;

/** What a telephone can dial: 3 to 15 digits and what people write between them. */
export function isDialable(phone: string): boolean {
  const { length } = phone.replaceAll(/\D/g, '');
  return /^\+?[\d\s()/.–-]+$/.test(phone) && length >= 3 && length <= 15;
}

/** What a company lets its assistant say and cost; messages are keys of `assistant`. */
export const assistantSchema = z.object({
  emergencyContacts: z.array(
    z.object({
      label: z.string().check(z.trim(), z.minLength(1, 'required.label'), z.maxLength(80)),
      phone: z.string().check(
        z.trim(),
        z.minLength(1, 'required.phone'),
        z.refine((phone) => phone === '' || isDialable(phone), 'phoneInvalid'),
      ),
    }),
  ),
  officeHours: z.string().check(z.trim(), z.maxLength(500, 'hoursTooLong')),
  holidays: z.array(
    z
      .object({
        from: z.string().check(z.minLength(1, 'required.day')),
        to: z.string().check(z.minLength(1, 'required.day')),
        name: z.string().check(z.trim(), z.maxLength(80)),
      })
      .check(
        z.refine(({ from, to }) => from === '' || to === '' || to >= from, {
          error: 'daysTurned',
          path: ['to'],
        }),
      ),
  ),
  /** Empty where the company has not chosen one. */
  brandColor: z.string().check(z.regex(/^(?:#[0-9a-f]{6})?$/i, 'colorInvalid')),
  dailyTokenBudget: z.string().check(z.trim(), z.regex(/^\d{0,9}$/, 'budgetInvalid')),
});

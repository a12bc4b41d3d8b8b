import * as z from 'zod/mini';

/** A person in danger does not read more than these. */
export const MOST_CONTACTS = 5;

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
  dailyTokenBudget: z.string().check(z.trim(), z.regex(/^\d{0,9}$/, 'budgetInvalid')),
});

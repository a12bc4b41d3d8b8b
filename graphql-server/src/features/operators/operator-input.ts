import { z } from 'zod';
import { CommandError } from '../../platform/errors/index.js';
import { toMailAddress } from '../../platform/mail/index.js';

const email = z
  .string('--email is required.')
  .trim()
  .toLowerCase()
  .refine((value) => toMailAddress(value) !== undefined, '--email must be an e-mail address.');

const name = (option: string) =>
  z
    .string(`${option} is required.`)
    .trim()
    .min(1, `${option} is required.`)
    .max(100, `${option} is too long.`);

const newAdminSchema = z.object({
  email,
  firstName: name('--first-name'),
  lastName: name('--last-name'),
});

/** The administrator that an operator lets in. */
export type NewAdmin = z.output<typeof newAdminSchema>;

export const readNewAdmin = (input: unknown): NewAdmin => read(newAdminSchema, input);

export const readEmail = (input: unknown): string => read(email, input);

function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new CommandError(parsed.error.issues.map(({ message }) => message).join(' '));
}

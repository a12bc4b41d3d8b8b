import { z } from 'zod';
import { AppError, badInput, type FieldError } from '../errors/index.js';
import { toMailAddress } from '../mail/index.js';

/** Characters that a name, address or telephone number may have. */
const MAX_LINE = 200;
const MAX_BLOCK = 500;
const MAX_EMAIL = 254;

/** What stands for nothing: a field that was left out, or typed into and emptied again. */
const textOrNothing = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A line: no line ends or other control characters, which end up in mails and tables. */
const toLine = (value: string) => value.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Several lines at most, such as an address. */
const toBlock = (value: string) =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim();

const tooLong = (label: string, max: number) => `${label} must not exceed ${max} characters`;

/** A line of text that has to be there; `label` begins its messages, as in `Name is required`. */
export const requiredLine = (label: string, max = MAX_LINE) =>
  textOrNothing
    .transform(toLine)
    .pipe(z.string().min(1, `${label} is required`).max(max, tooLong(label, max)));

/** Like {@link requiredLine} but of several lines. */
export const requiredBlock = (label: string, max = MAX_BLOCK) =>
  textOrNothing
    .transform(toBlock)
    .pipe(z.string().min(1, `${label} is required`).max(max, tooLong(label, max)));

/** A line that may be missing; an empty one is. */
export const optionalLine = (label: string, max = MAX_LINE) =>
  textOrNothing
    .transform(toLine)
    .pipe(z.string().max(max, tooLong(label, max)))
    .transform((value) => (value === '' ? null : value));

/** Like {@link optionalLine} but of several lines. */
export const optionalBlock = (label: string, max = MAX_BLOCK) =>
  textOrNothing
    .transform(toBlock)
    .pipe(z.string().max(max, tooLong(label, max)))
    .transform((value) => (value === '' ? null : value));

/** Exactly one plain e-mail address, as it was typed apart from space around it. */
export const requiredEmail = textOrNothing
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .min(1, 'Email is required')
      .refine(
        (value) =>
          value === '' || (value.length <= MAX_EMAIL && toMailAddress(value) !== undefined),
        'Invalid email format',
      ),
  );

/** Checks an input as a whole; the error names every wrong field as the client sent it. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  throw wrongFields(fields);
}

/** Makes two checks of one input; the error names what either finds wrong. */
export function checkBoth<A, B>(first: () => A, second: () => B): [A, B] {
  const wrong: FieldError[] = [];
  const attempt = <T>(check: () => T): T | undefined => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
      wrong.push(...error.fields);
      return undefined;
    }
  };
  const results = [attempt(first), attempt(second)];
  if (wrong.length > 0) throw wrongFields(wrong);
  return results as [A, B];
}

function wrongFields(fields: readonly FieldError[]): AppError {
  const messages = new Set(fields.map(({ message }) => message));
  return badInput([...messages].join('; '), fields);
}

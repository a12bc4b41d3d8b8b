import * as z from 'zod/mini';

/** Something, an at sign, something, a dot, something: enough to catch a slip of the finger. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A text that must not be blank. */
export const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** An e-mail address; blank and malformed have messages of their own. */
export const emailAddress = (missing: string, malformed: string) =>
  z.string().check(
    z.trim(),
    z.check(({ value, issues }) => {
      if (EMAIL_PATTERN.test(value)) return;
      const message = value === '' ? missing : malformed;
      // Rules about the whole form are still to be looked at.
      issues.push({ code: 'custom', message, input: value, continue: true });
    }),
  );

/** One rule over a whole form: which field it blames, and with what. */
export interface OrderedRule<Values> {
  holds: (values: Values) => boolean;
  field: (values: Values) => keyof Values & string;
  message: string;
}

/** Checks rules one after the other and reports only the first that does not hold. */
export function firstBroken<Values>(rules: readonly OrderedRule<Values>[]) {
  return z.check<Values>(({ value, issues }) => {
    const broken = rules.find((rule) => !rule.holds(value));
    if (!broken) return;
    issues.push({
      code: 'custom',
      path: [broken.field(value)],
      message: broken.message,
      input: value,
    });
  });
}

/** The first of these fields that is blank; the first of all where none is. */
export function firstBlank<Values extends object>(
  values: Values,
  fields: readonly (keyof Values & string)[],
): keyof Values & string {
  const [first] = fields;
  const blank = fields.find((field) => isBlank(values[field])) ?? first;
  if (blank === undefined) throw new Error('There are no fields to look at.');
  return blank;
}

/** Whether nothing but spaces was typed. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === '';

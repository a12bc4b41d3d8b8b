import type { z } from 'zod';
import { type AppError, badInput } from '../errors/index.js';

/** What people call the kinds of values in JSON. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** How the schema library begins what nobody has written words for. */
const ITS_OWN_WORDS = 'Invalid input';

/** The failure of a request that is not of the documented form: what is wrong with which field. */
export function requestFault({ issues }: z.ZodError): AppError {
  const fields = issues.map((issue) => ({ field: issue.path.join('.'), message: wordsOf(issue) }));
  const messages = new Set(fields.map(({ message }) => message));
  return badInput(
    [...messages].join('; '),
    fields.filter(({ field }) => field !== ''),
  );
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (!issue.message.startsWith(ITS_OWN_WORDS)) return issue.message;
  const subject = issue.path.join('.') || 'The request';
  const kind = issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined;
  return kind ? `${subject} must be ${kind}` : `${subject} is not understood`;
}

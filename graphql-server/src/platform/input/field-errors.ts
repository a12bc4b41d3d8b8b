import type { z } from 'zod';
import {
  fieldError,
  type FieldError,
  platformReasons,
  readIssue,
  type Refusal,
} from '../errors/index.js';

/** The error for a value of the wrong type. */
const WRONG_KIND = {
  string: platformReasons.MUST_BE_TEXT,
  number: platformReasons.MUST_BE_NUMBER,
  boolean: platformReasons.MUST_BE_BOOLEAN,
  array: platformReasons.MUST_BE_LIST,
  object: platformReasons.MUST_BE_OBJECT,
  record: platformReasons.MUST_BE_OBJECT,
} as const;

const isKind = (expected: string): expected is keyof typeof WRONG_KIND =>
  Object.hasOwn(WRONG_KIND, expected);

/** The errors of a schema, by field; the library's own messages are replaced by ours. */
export const fieldErrorsOf = ({ issues }: z.ZodError): FieldError[] =>
  issues.map((issue) =>
    fieldError(issue.path.join('.'), readIssue(issue.message) ?? refusalOf(issue)),
  );

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const field = issue.path.join('.');
  const kind = issue.code === 'invalid_type' ? issue.expected : '';
  if (field === '') {
    return WRONG_REQUEST.has(kind)
      ? platformReasons.REQUEST_MUST_BE_OBJECT
      : platformReasons.REQUEST_NOT_UNDERSTOOD;
  }
  // Zod tells in its text alone that there was nothing.
  if (kind && issue.message.endsWith('received undefined')) {
    return platformReasons.FIELD_MISSING({ field });
  }
  if (issue.code === 'invalid_value') {
    return platformReasons.VALUE_UNKNOWN({ field, values: issue.values.join(', ') });
  }
  return isKind(kind)
    ? WRONG_KIND[kind]({ field })
    : platformReasons.FIELD_NOT_UNDERSTOOD({ field });
}

const WRONG_REQUEST = new Set<string>(['object', 'record']);

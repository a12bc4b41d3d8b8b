import type { z } from 'zod';
import { fieldError, type FieldError } from '../../platform/errors/index.js';
import { releaseReasons } from './release.reasons.js';

/** What is wrong with a description, in the words of the schema: programmers read them. */
export const problemsOf = ({ issues }: z.ZodError): FieldError[] =>
  issues.map(({ path, message: problem }) =>
    fieldError(path.join('.'), releaseReasons.RELEASE_PROBLEM({ problem })),
  );

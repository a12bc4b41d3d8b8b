import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import type { Refusal } from '../../platform/errors/index.js';
import { authReasons } from '../auth/index.js';
import { companyUserReasons } from './company-user.reasons.js';

export const PASSWORD_MIN_LENGTH = 8;

const MAX_PASSWORD = 200;

/** One of a few words, in whichever case: screens write a status in lower case and in upper case. */
const oneOf = <Word extends string>(words: readonly Word[], { issue }: Refusal) =>
  z
    .string(issue)
    .transform((word) => word.trim().toUpperCase())
    .pipe(z.enum(words, issue));

export const roleField = oneOf(COMPANY_ROLES, companyUserReasons.INVALID_ROLE);

export const statusField = oneOf(
  ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'PENDING'],
  companyUserReasons.INVALID_STATUS,
);

/** A password as it was typed: nothing is trimmed or folded. */
export const passwordText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .pipe(z.string().max(MAX_PASSWORD, authReasons.PASSWORD_TOO_LONG({ max: MAX_PASSWORD }).issue));

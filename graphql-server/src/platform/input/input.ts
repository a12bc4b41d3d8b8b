import type { FieldLabel } from '@hausgeist/schema';
import { z } from 'zod';
import {
  AppError,
  type FieldError,
  platformReasons,
  type Refusal,
  wrongFields,
} from '../errors/index.js';
import { toMailAddress } from '../mail/index.js';
import { day } from './calendar.js';
import { fieldErrorsOf } from './field-errors.js';

/** Characters that a name, address or telephone number may have. */
const MAX_LINE = 200;
const MAX_BLOCK = 500;
const MAX_EMAIL = 254;

/** An empty value: a field that was left out, or typed into and emptied again. */
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

const missing = (label: FieldLabel) => platformReasons.REQUIRED({ label }).issue;

const tooLong = (label: FieldLabel, max: number) => platformReasons.TOO_LONG({ label, max }).issue;

/** A line of text that has to be there; `label` names it in messages, as in `Name is required`. */
export const requiredLine = (label: FieldLabel, max = MAX_LINE) =>
  textOrNothing
    .transform(toLine)
    .pipe(z.string().min(1, missing(label)).max(max, tooLong(label, max)));

/** Like {@link requiredLine} but of several lines. */
export const requiredBlock = (label: FieldLabel, max = MAX_BLOCK) =>
  textOrNothing
    .transform(toBlock)
    .pipe(z.string().min(1, missing(label)).max(max, tooLong(label, max)));

/** A line that may be missing; an empty one is. */
export const optionalLine = (label: FieldLabel, max = MAX_LINE) =>
  textOrNothing
    .transform(toLine)
    .pipe(z.string().max(max, tooLong(label, max)))
    .transform((value) => (value === '' ? null : value));

/** Like {@link optionalLine} but of several lines. */
export const optionalBlock = (label: FieldLabel, max = MAX_BLOCK) =>
  textOrNothing
    .transform(toBlock)
    .pipe(z.string().max(max, tooLong(label, max)))
    .transform((value) => (value === '' ? null : value));

/** A day that may be missing, as programs write it or as people in Germany do; told as `2026-12-31`. */
export const optionalDay = (refusal: Refusal) =>
  textOrNothing
    .transform((value) => value.trim().replace(GERMAN_DAY, toIsoDay))
    .pipe(z.union([z.literal(''), day(refusal.issue)], refusal.issue))
    .transform((value) => (value === '' ? null : value));

const GERMAN_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const toIsoDay = (_: string, ofMonth: string, month: string, year: string) =>
  `${year}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`;

/** Exactly one plain e-mail address, as it was typed apart from space around it. */
export const requiredEmail = textOrNothing
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .min(1, missing('email'))
      .refine(
        (value) =>
          value === '' || (value.length <= MAX_EMAIL && toMailAddress(value) !== undefined),
        platformReasons.INVALID_EMAIL.issue,
      ),
  );

/** At most one plain e-mail address; empty where there is none. */
export const optionalEmail = textOrNothing
  .pipe(z.string().max(MAX_EMAIL))
  .transform((value) => value.trim())
  .refine(
    (value) => value === '' || toMailAddress(value) !== undefined,
    platformReasons.INVALID_EMAIL.issue,
  );

/** Checks an input as a whole; the error names every wrong field as the client sent it. */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw wrongFields(fieldErrorsOf(parsed.error));
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

import { z } from 'zod';

/**
 * Whether a day or moment in ISO 8601 is of the years 1900 to 2999. Others are typing errors, and the database refuses some
 * that JavaScript has: the year 0, and years of more than four digits.
 */
const isInRange = (value: string) => value >= '1900' && value < '3000';

/** A day such as `2026-12-31`. */
export const day = (error: string) => z.iso.date(error).refine(isInRange, error);

/** A moment such as `2026-12-31T18:00:00Z`, of any time zone. */
export const moment = (error?: string) =>
  z.iso.datetime({ offset: true, error }).refine(isInRange, error);

/** Whether a moment that was read already is of those years, too. */
export const isUsableMoment = (value: Date) => isInRange(value.toISOString());

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type AppError, conflict, fieldError } from './app-error.js';
import type { Refusal } from './refusal.js';

/** What a field says can be there once, and is there. */
export const takenField = (field: string, reason: Refusal): AppError =>
  conflict(reason, [fieldError(field, reason)]);

/** Runs a change; the database's refusal of a second of what can be there once becomes that of the caller. */
export async function refusingTaken<T>(
  refusalOf: (violation: UniqueConstraintViolationException) => AppError,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw refusalOf(error);
  }
}

import { API_KEY_LIMITS, type ApiKeyScope } from '@hausgeist/schema';
import { z } from 'zod';
import type { Refusal } from '../../platform/errors/index.js';
import { requiredLine } from '../../platform/input/index.js';
import { apiKeyReasons } from './api-key.reasons.js';

const name = requiredLine('name', API_KEY_LIMITS.nameLength);

/** A whole number between these. */
const wholeNumber = (
  outOfRange: (range: { min: number; max: number }) => Refusal,
  min: number,
  max: number,
) => {
  const error = outOfRange({ min, max }).issue;
  return z.number({ error }).int(error).min(min, error).max(max, error);
};

/** Names of at least one scope, each once; which ones there are depends on whose key it is. */
const scopesFrom = (allowed: readonly ApiKeyScope[]) =>
  z
    .array(z.string(), { error: apiKeyReasons.SCOPES_REQUIRED.issue })
    .min(1, apiKeyReasons.SCOPE_NEEDED.issue)
    .superRefine((names, check) => {
      const unknown = names.find((one) => !allowed.some((scope) => scope === one));
      if (unknown === undefined) return;
      check.addIssue({
        code: 'custom',
        message: apiKeyReasons.SCOPE_NOT_ALLOWED({ scope: unknown.slice(0, 100) }).issue,
      });
    })
    .transform((names) => allowed.filter((scope) => names.includes(scope)));

/** A key that is to be made, with one of these scopes at least. */
export const newKeySchema = (allowed: readonly ApiKeyScope[]) =>
  z.object({
    name,
    scopes: scopesFrom(allowed),
    expiresInDays: wholeNumber(apiKeyReasons.DAYS_OUT_OF_RANGE, 1, API_KEY_LIMITS.days),
  });

/** Changes of a key; fields that are left out stay. */
export const keyChangeSchema = (allowed: readonly ApiKeyScope[]) =>
  z.object({
    name: name.optional(),
    scopes: scopesFrom(allowed).optional(),
  });

export const rotationSchema = z.object({
  graceHours: wholeNumber(
    apiKeyReasons.GRACE_HOURS_OUT_OF_RANGE,
    0,
    API_KEY_LIMITS.graceHours,
  ).default(24),
});

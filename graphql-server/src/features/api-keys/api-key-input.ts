import { API_KEY_LIMITS, type ApiKeyScope } from '@hausgeist/schema';
import { z } from 'zod';
import { requiredLine } from '../../platform/input/index.js';

const name = requiredLine('Name', API_KEY_LIMITS.nameLength);

/** A whole number between these. */
const wholeNumber = (label: string, min: number, max: number) => {
  const error = `${label} must be a whole number from ${min} to ${max}`;
  return z.number({ error }).int(error).min(min, error).max(max, error);
};

/** Names of at least one scope, each once; which ones there are depends on whose key it is. */
const scopesFrom = (allowed: readonly ApiKeyScope[]) =>
  z
    .array(z.string(), { error: 'Scopes are required' })
    .min(1, 'Choose at least one permission')
    .superRefine((names, check) => {
      const unknown = names.find((one) => !allowed.some((scope) => scope === one));
      if (unknown === undefined) return;
      check.addIssue({
        code: 'custom',
        message: `A key cannot be given this permission: ${unknown.slice(0, 100)}`,
      });
    })
    .transform((names) => allowed.filter((scope) => names.includes(scope)));

/** A key that is to be made, with one of these scopes at least. */
export const newKeySchema = (allowed: readonly ApiKeyScope[]) =>
  z.object({
    name,
    scopes: scopesFrom(allowed),
    expiresInDays: wholeNumber('The number of days', 1, API_KEY_LIMITS.days),
  });

/** What a key is to become; what is left out stays. */
export const keyChangeSchema = (allowed: readonly ApiKeyScope[]) =>
  z.object({
    name: name.optional(),
    scopes: scopesFrom(allowed).optional(),
  });

export const rotationSchema = z.object({
  graceHours: wholeNumber('The number of hours', 0, API_KEY_LIMITS.graceHours).default(24),
});

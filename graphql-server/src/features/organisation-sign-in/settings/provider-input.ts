import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import { parseInput } from '../../../platform/input/index.js';
import { organisationReasons } from '../../auth/index.js';

const MOST_CHARACTERS = 500;
const MOST_VALUES = 50;

const tooLong = organisationReasons.CLIENT_DETAILS_TOO_LONG({ max: MOST_CHARACTERS }).issue;

const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .pipe(z.string().max(MOST_CHARACTERS, tooLong));

const schema = z
  .object({
    issuer: text,
    clientId: text.pipe(z.string().min(1, organisationReasons.CLIENT_ID_MISSING.issue)),
    clientSecret: text,
    scopes: text.transform((value) =>
      value
        .split(/[\s,]+/)
        .filter(Boolean)
        .join(' '),
    ),
    roleClaim: text.transform((value) => value || null),
    roleValues: z
      .array(
        z.object({
          value: text.pipe(z.string().min(1, organisationReasons.ROLE_VALUES_MISSING.issue)),
          role: z.enum(COMPANY_ROLES),
        }),
      )
      .max(MOST_VALUES, organisationReasons.TOO_MANY_ROLE_VALUES({ max: MOST_VALUES }).issue),
    // Not the highest: a mistake of the provider would make administrators of all.
    defaultRole: z
      .enum(COMPANY_ROLES)
      .refine(
        (role) => role !== 'COMPANY_ADMIN',
        organisationReasons.ADMINISTRATORS_NEED_A_VALUE.issue,
      )
      .nullish()
      .transform((role) => role ?? null),
    isEnabled: z.boolean(),
    signsOut: z.boolean(),
    breakGlassIds: z.array(z.uuid()).max(10),
  })
  .refine(({ roleClaim, roleValues }) => roleClaim === null || roleValues.length > 0, {
    path: ['roleValues'],
    error: organisationReasons.ROLE_VALUES_MISSING.issue,
  })
  .transform((input) => (input.roleClaim === null ? { ...input, roleValues: [] } : input));

/** What is said of a provider, checked as far as it can be without asking it. */
export type ProviderInput = z.output<typeof schema>;

export const readProviderInput = (input: unknown): ProviderInput => parseInput(schema, input);

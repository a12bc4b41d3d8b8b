import type { CompanyRole } from '@hausgeist/schema';
import * as z from 'zod/mini';
import type { Organisation } from './organisation';

const line = z.string().check(z.trim(), z.maxLength(500));

/** Messages are keys of `organisation.form`. */
export const providerSchema = z
  .object({
    issuer: z.string().check(z.trim(), z.minLength(1, 'issuerMissing')),
    clientId: z.string().check(z.trim(), z.minLength(1, 'clientIdMissing')),
    clientSecret: z.string(),
    scopes: line,
    roleClaim: line,
    /** Values, one in each line. */
    adminValues: z.string(),
    managerValues: z.string(),
    staffValues: z.string(),
    defaultRole: z.string(),
    isEnabled: z.boolean(),
    signsOut: z.boolean(),
    breakGlassIds: z.array(z.string()),
  })
  .check(
    z.refine((values) => values.roleClaim === '' || toRoleValues(values).length > 0, {
      path: ['adminValues'],
      error: 'valuesMissing',
    }),
  );

export type ProviderValues = z.output<typeof providerSchema>;

type Lists = Pick<ProviderValues, 'adminValues' | 'managerValues' | 'staffValues'>;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);

const ROLES: readonly (readonly [keyof Lists, CompanyRole])[] = [
  ['adminValues', 'COMPANY_ADMIN'],
  ['managerValues', 'COMPANY_MANAGER'],
  ['staffValues', 'COMPANY_STAFF'],
];

/** The values with their roles, as the server takes them. */
export function toRoleValues(lists: Lists): { value: string; role: CompanyRole }[] {
  return ROLES.flatMap(([name, role]) => linesOf(lists[name]).map((value) => ({ value, role })));
}

/** What stands in the form when it opens. */
export function valuesOf({ provider, administrators }: Organisation): ProviderValues {
  const listOf = (wanted: CompanyRole) =>
    (provider?.roleValues ?? [])
      .filter(({ role }) => role === wanted)
      .map(({ value }) => value)
      .join('\n');
  return {
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    scopes: provider?.scopes ?? '',
    roleClaim: provider?.roleClaim ?? '',
    adminValues: listOf('COMPANY_ADMIN'),
    managerValues: listOf('COMPANY_MANAGER'),
    staffValues: listOf('COMPANY_STAFF'),
    defaultRole: provider?.defaultRole ?? '',
    isEnabled: provider?.isEnabled ?? true,
    signsOut: provider?.signsOut ?? false,
    breakGlassIds: administrators.filter((one) => one.isBreakGlass).map(({ userId }) => userId),
  };
}

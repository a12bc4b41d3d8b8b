import type { OperatorSettings } from '../../../operator-settings.js';

/** What can be said of the operator and of the AI provider, each in one line. */
export const OPERATOR_FIELDS = [
  'name',
  'address',
  'email',
  'phone',
  'representative',
  'register',
  'dataProtection',
  'aiName',
  'aiRegion',
  'aiTraining',
  'aiRetention',
] as const;
type OperatorField = (typeof OPERATOR_FIELDS)[number];

/** What was said, by field. */
export type StoredDetails = Partial<Record<OperatorField, string>>;

/** The same, with null for what was not said. */
export type AllDetails = Record<OperatorField, string | null>;

/** The settings of the server, field by field. */
export function detailsOf({ ai, ...operator }: OperatorSettings): AllDetails {
  const { name, address, email, phone, representative, register, dataProtection } = operator;
  return withNulls({
    ...{ name, address, email, phone, representative, register, dataProtection },
    ...{ aiName: ai.name, aiRegion: ai.region, aiTraining: ai.training },
    aiRetention: ai.retention,
  });
}

/** What holds: what was entered, else what the settings of the server say. */
export function inForce(stored: StoredDetails, server: AllDetails): OperatorSettings {
  const said = (field: OperatorField) => stored[field] ?? server[field] ?? undefined;
  return {
    ...{ name: said('name'), address: said('address'), email: said('email') },
    ...{ phone: said('phone'), representative: said('representative') },
    ...{ register: said('register'), dataProtection: said('dataProtection') },
    ai: {
      ...{ name: said('aiName'), region: said('aiRegion') },
      ...{ training: said('aiTraining'), retention: said('aiRetention') },
    },
  };
}

/** Every field, also those of which nothing was said. */
export const withNulls = (
  details: Partial<Record<OperatorField, string | undefined>>,
): AllDetails =>
  Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, details[field] ?? null])) as AllDetails;

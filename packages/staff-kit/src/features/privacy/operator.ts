import * as z from 'zod/mini';
import type { OperatorFieldsFragment } from '../../gql/graphql';

/** What is said of who answers for the installation. */
export const OPERATOR_FIELDS = [
  'name',
  'address',
  'email',
  'phone',
  'representative',
  'register',
  'dataProtection',
] as const;

/** What the operator states of the AI provider. */
export const AI_FIELDS = ['aiName', 'aiRegion', 'aiTraining', 'aiRetention'] as const;

/** Without these, an imprint is not complete (§ 5 DDG). */
export const NEEDED: readonly string[] = ['name', 'address', 'email'];

export type OperatorField = (typeof OPERATOR_FIELDS)[number] | (typeof AI_FIELDS)[number];
export type OperatorDetails = Pick<OperatorFieldsFragment, OperatorField>;

/** What was entered, and what the settings of the server say where nothing was. */
export interface OperatorSettings {
  entered: OperatorDetails;
  server: OperatorDetails;
}

const line = z.string().check(z.trim(), z.maxLength(500, 'tooLong'));

/** Messages are keys of `dataProtection.operatorDetails.form`. */
export const operatorSchema = z.object({
  ...{ name: line, address: line, phone: line, representative: line, register: line },
  email: z.union([z.literal(''), z.email('emailWrong')], 'emailWrong'),
  ...{ dataProtection: line, aiName: line, aiRegion: line, aiTraining: line, aiRetention: line },
});

export type OperatorValues = z.output<typeof operatorSchema>;

/** What stands in the form when it opens. */
export const operatorValues = (entered: OperatorDetails): OperatorValues =>
  Object.fromEntries(
    [...OPERATOR_FIELDS, ...AI_FIELDS].map((field) => [field, entered[field] ?? '']),
  ) as OperatorValues;

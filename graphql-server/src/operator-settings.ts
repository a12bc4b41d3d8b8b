import { z } from 'zod';
import { optional } from './setting-values.js';

const line = optional(z.string().trim().max(500, 'must have at most 500 characters'));

/** Variables that say who answers for this installation, and what its AI provider has promised. */
export const operatorVariables = {
  OPERATOR_NAME: line,
  OPERATOR_ADDRESS: line,
  OPERATOR_EMAIL: optional(z.email('must be an e-mail address')),
  OPERATOR_PHONE: line,
  OPERATOR_REPRESENTATIVE: line,
  OPERATOR_REGISTER: line,
  DATA_PROTECTION_CONTACT: line,
  AI_PROVIDER_NAME: line,
  AI_PROVIDER_REGION: line,
  AI_PROVIDER_TRAINING: line,
  AI_PROVIDER_RETENTION: line,
};

/** Who answers for this installation; what is undefined was not said. */
export interface OperatorSettings {
  name: string | undefined;
  /** Parts are divided by commas. */
  address: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  /** Who acts for the operator. */
  representative: string | undefined;
  /** Register and number, tax number and the like. */
  register: string | undefined;
  /** Name or address of who looks after the protection of data. */
  dataProtection: string | undefined;
  /** What the operator says of the AI provider; nothing of it can be found out by the product. */
  ai: {
    name: string | undefined;
    region: string | undefined;
    training: string | undefined;
    retention: string | undefined;
  };
}

/** The settings of the variables. */
export const readOperatorSettings = (
  env: Partial<Record<keyof typeof operatorVariables, string | undefined>>,
): OperatorSettings => ({
  name: env.OPERATOR_NAME,
  address: env.OPERATOR_ADDRESS,
  email: env.OPERATOR_EMAIL,
  phone: env.OPERATOR_PHONE,
  representative: env.OPERATOR_REPRESENTATIVE,
  register: env.OPERATOR_REGISTER,
  dataProtection: env.DATA_PROTECTION_CONTACT,
  ai: {
    name: env.AI_PROVIDER_NAME,
    region: env.AI_PROVIDER_REGION,
    training: env.AI_PROVIDER_TRAINING,
    retention: env.AI_PROVIDER_RETENTION,
  },
});

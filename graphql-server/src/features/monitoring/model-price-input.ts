import { z } from 'zod';
import { parseInput } from '../../platform/input/index.js';
import { monitoringReasons } from './monitoring.reasons.js';

const MAX_PRICE = 1_000_000;

const price = z
  .number()
  .refine(
    (value) => value >= 0 && value <= MAX_PRICE,
    monitoringReasons.PRICE_OUT_OF_RANGE({ max: MAX_PRICE }).issue,
  );

const modelPriceSchema = z.object({
  model: z
    .string()
    .trim()
    .regex(/^[\w.:/@+-]{1,200}$/, monitoringReasons.MODEL_NAME_INVALID.issue),
  inputPrice: price,
  outputPrice: price,
});

/** Checks a price; throws BAD_USER_INPUT. */
export const readModelPrice = (input: unknown): z.output<typeof modelPriceSchema> =>
  parseInput(modelPriceSchema, input);

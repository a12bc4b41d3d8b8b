import { z } from 'zod';
import { badInput } from '../../platform/errors/index.js';

const MAX_PRICE = 1_000_000;

const price = z
  .number()
  .refine(
    (value) => value >= 0 && value <= MAX_PRICE,
    `A price must be between 0 and ${MAX_PRICE} USD per million tokens.`,
  );

const modelPriceSchema = z.object({
  model: z
    .string()
    .trim()
    .regex(/^[\w.:/@+-]{1,200}$/, 'A model is named by letters, digits and . : / @ + - _'),
  inputPrice: price,
  outputPrice: price,
});

/** Checks a price; throws BAD_USER_INPUT. */
export function readModelPrice(input: unknown): z.output<typeof modelPriceSchema> {
  const parsed = modelPriceSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  throw badInput(fields[0]?.message ?? 'The price is not understood.', fields);
}

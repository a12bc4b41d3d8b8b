import * as z from 'zod/mini';

/** A question to try; messages are keys of `studio.try`. */
export const trySchema = z.object({
  question: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(5_000, 'questionTooLong')),
  from: z.enum(['live', 'draft']),
  role: z.enum(['TENANT', 'OWNER']),
  buildingIds: z.array(z.string()),
});

export type TryValues = z.infer<typeof trySchema>;

import * as z from 'zod/mini';

const line = (max: number, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, tooLong));

/** A use case of the draft; messages are keys of `studio.editor`. */
export const draftSchema = z
  .object({
    title: line(200, 'titleTooLong'),
    text: line(50_000, 'textTooLong'),
    validFrom: z.string(),
    validUntil: z.string(),
    audience: z.enum(['ALL', 'TENANTS', 'OWNERS']),
    buildingIds: z.array(z.string()),
  })
  .check(
    z.refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
      path: ['validUntil'],
      error: 'reversed',
    }),
  );

export type UseCaseValues = z.infer<typeof draftSchema>;

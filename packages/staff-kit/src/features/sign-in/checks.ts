import type * as z from 'zod/mini';

/** What a form before sign-in asks for, and when a field that was wrong is checked again. */
export interface Checks<Values> {
  /** Messages are keys of the form's part of `signIn`. */
  schema: z.ZodMiniType<Values, Values>;
  /** Instead of `schema` where the server goes by the length of passwords alone, and says what is missing. */
  schemaOfLong?: z.ZodMiniType<Values, Values>;
  revalidates: 'onChange' | 'onSubmit';
}

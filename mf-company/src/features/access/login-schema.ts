import * as z from 'zod/mini';

/**
 * E-mail address and password, and a code once the server has asked for one; messages are keys of
 * `access.login`.
 */
export const loginSchema = (needsCode: boolean) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, 'emailRequired')),
    password: z.string().check(z.minLength(1, 'passwordRequired')),
    code: needsCode
      ? z.string().check(z.trim(), z.minLength(1, 'codeNeeded'))
      : z.string().check(z.trim()),
  });

export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;

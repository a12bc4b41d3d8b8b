import * as z from 'zod/mini';

interface LoginTexts {
  emailRequired: string;
  passwordRequired: string;
  codeNeeded: string;
}

/** E-mail address and password, and a code once the server has asked for one. */
export const loginSchema = (texts: LoginTexts, needsCode: boolean) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, texts.emailRequired)),
    password: z.string().check(z.minLength(1, texts.passwordRequired)),
    code: needsCode
      ? z.string().check(z.trim(), z.minLength(1, texts.codeNeeded))
      : z.string().check(z.trim()),
  });

export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;

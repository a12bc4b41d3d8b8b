import { emailAddress } from '@hausgeist/staff-kit';
import { isStrong, RESET_SPECIALS } from '@hausgeist/staff-kit/passwords';
import type { Checks, NewPassword, SignInValues } from '@hausgeist/staff-kit/sign-in';
import * as z from 'zod/mini';

/** E-mail address and password, and a code once the server has asked for one. */
export const signInChecks = (needsCode: boolean): Checks<SignInValues> => ({
  revalidates: 'onChange',
  schema: z.object({
    email: z.string().check(z.trim(), z.minLength(1, 'emailRequired')),
    password: z.string().check(z.minLength(1, 'passwordRequired')),
    code: needsCode
      ? z.string().check(z.trim(), z.minLength(1, 'codeNeeded'))
      : z.string().check(z.trim()),
  }),
});

/** An address to send a link to. */
export const forgotPasswordChecks: Checks<{ email: string }> = {
  revalidates: 'onChange',
  schema: z.object({ email: emailAddress('emailRequired', 'emailInvalid') }),
};

const twice = (isGoodEnough: (password: string) => boolean) =>
  z
    .object({
      password: z
        .string()
        .check(z.minLength(1, 'passwordRequired'), z.refine(isGoodEnough, 'tooWeak')),
      confirmPassword: z.string().check(z.minLength(1, 'confirmRequired')),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        error: 'mismatch',
        path: ['confirmPassword'],
      }),
    );

/** A strong password, twice. */
export const resetPasswordChecks: Checks<NewPassword> = {
  revalidates: 'onChange',
  schema: twice((password) => isStrong(password, RESET_SPECIALS)),
  schemaOfLong: twice(() => true),
};

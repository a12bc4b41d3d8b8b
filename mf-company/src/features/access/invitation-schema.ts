import * as z from 'zod/mini';
import { required } from '../../forms/checks';
import { checkPassword, INVITATION_SPECIALS, type PasswordRule } from './password-rules';

/** The message of each rule, and those of the other fields. */
export interface InvitationTexts extends Record<PasswordRule, string> {
  firstNameRequired: string;
  lastNameRequired: string;
  passwordRequired: string;
  confirmRequired: string;
  mismatch: string;
  termsRequired: string;
}

/** What is asked of somebody who accepts an invitation; every rule has its own message. */
export const invitationSchema = (texts: InvitationTexts) => {
  const rule = (name: PasswordRule) =>
    z.refine<string>((password) => checkPassword(password, INVITATION_SPECIALS)[name], texts[name]);
  return z
    .object({
      firstName: required(texts.firstNameRequired),
      lastName: required(texts.lastNameRequired),
      password: z
        .string()
        .check(
          z.minLength(1, texts.passwordRequired),
          rule('length'),
          rule('lowercase'),
          rule('uppercase'),
          rule('number'),
          rule('special'),
        ),
      confirmPassword: z.string().check(z.minLength(1, texts.confirmRequired)),
      acceptTerms: z.boolean().check(z.refine((accepted) => accepted, texts.termsRequired)),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        error: texts.mismatch,
        path: ['confirmPassword'],
      }),
    );
};

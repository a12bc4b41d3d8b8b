import { required } from '@hausgeist/staff-kit';
import {
  checkPassword,
  INVITATION_SPECIALS,
  type PasswordRule,
} from '@hausgeist/staff-kit/passwords';
import * as z from 'zod/mini';

const rule = (name: PasswordRule, message: string) =>
  z.refine<string>((password) => checkPassword(password, INVITATION_SPECIALS)[name], message);

const MIXTURE = [
  rule('length', 'tooShort'),
  rule('lowercase', 'lowercase'),
  rule('uppercase', 'uppercase'),
  rule('number', 'number'),
  rule('special', 'special'),
];

const schemaOf = (rules: typeof MIXTURE) =>
  z
    .object({
      firstName: required('firstNameRequired'),
      lastName: required('lastNameRequired'),
      password: z.string().check(z.minLength(1, 'passwordRequired'), ...rules),
      confirmPassword: z.string().check(z.minLength(1, 'confirmRequired')),
      acceptTerms: z.boolean().check(z.refine((accepted) => accepted, 'termsRequired')),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        error: 'mismatch',
        path: ['confirmPassword'],
      }),
    );

/**
 * What is asked of a person who accepts an invitation; every rule has its own message, a key of
 * `signIn.invitation`.
 */
export const invitationSchema = schemaOf(MIXTURE);

/** The same where the server goes by the length of passwords alone, and says what is missing. */
export const invitationSchemaOfLong = schemaOf([]);

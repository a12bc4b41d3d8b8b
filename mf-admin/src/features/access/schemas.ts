import { EMAIL_PATTERN, firstBlank, firstBroken, isBlank } from '@hausgeist/staff-kit';
import { MIN_ADMIN_PASSWORD } from '../../limits/passwords';
import * as z from 'zod/mini';

const isEmail = (text: string) => EMAIL_PATTERN.test(text.trim());
const isLongEnough = (password: string) => password.length >= MIN_ADMIN_PASSWORD;

export type LoginValues = z.infer<typeof loginSchema>;
/** Signing in. The code is asked for only by the server. */
export const loginSchema = z
  .object({ email: z.string(), password: z.string(), code: z.string(), codeNeeded: z.boolean() })
  .check(
    firstBroken([
      {
        holds: ({ email, password }) => !isBlank(email) && password !== '',
        field: (values) => firstBlank(values, ['email', 'password']),
        message: 'login.bothMissing',
      },
      { holds: ({ email }) => isEmail(email), field: () => 'email', message: 'invalidEmail' },
      {
        holds: ({ password }) => isLongEnough(password),
        field: () => 'password',
        message: 'login.passwordTooShort',
      },
      {
        holds: ({ code, codeNeeded }) => !codeNeeded || !isBlank(code),
        field: () => 'code',
        message: 'login.codeMissing',
      },
    ]),
  );

const REGISTRATION_FIELDS = ['name', 'email', 'password', 'confirmPassword'] as const;

export type RegistrationValues = z.infer<typeof registrationSchema>;
/** Registering, openly or by invitation. */
export const registrationSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    password: z.string(),
    confirmPassword: z.string(),
  })
  .check(
    firstBroken([
      {
        holds: (values) => REGISTRATION_FIELDS.every((field) => !isBlank(values[field])),
        field: (values) => firstBlank(values, REGISTRATION_FIELDS),
        message: 'allRequired',
      },
      { holds: ({ email }) => isEmail(email), field: () => 'email', message: 'invalidEmail' },
      {
        holds: ({ password }) => isLongEnough(password),
        field: () => 'password',
        message: 'passwordTooShort',
      },
      {
        holds: ({ password, confirmPassword }) => password === confirmPassword,
        field: () => 'confirmPassword',
        message: 'passwordsDiffer',
      },
    ]),
  );

export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;
/** Asking for a link to set a new password. */
export const forgotPasswordSchema = z.object({ email: z.string() }).check(
  firstBroken([
    { holds: ({ email }) => !isBlank(email), field: () => 'email', message: 'emailMissing' },
    { holds: ({ email }) => isEmail(email), field: () => 'email', message: 'invalidEmail' },
  ]),
);

export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
/** Setting a new password by a link. */
export const resetPasswordSchema = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .check(
    firstBroken([
      {
        holds: ({ password, confirmPassword }) => password !== '' && confirmPassword !== '',
        field: (values) => firstBlank(values, ['password', 'confirmPassword']),
        message: 'allRequired',
      },
      {
        holds: ({ password }) => isLongEnough(password),
        field: () => 'password',
        message: 'passwordTooShort',
      },
      {
        holds: ({ password, confirmPassword }) => password === confirmPassword,
        field: () => 'confirmPassword',
        message: 'passwordsDiffer',
      },
    ]),
  );

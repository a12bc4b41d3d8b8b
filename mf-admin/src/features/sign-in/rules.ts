import { EMAIL_PATTERN } from '@hausgeist/staff-kit';
import type { NewPassword } from '@hausgeist/staff-kit/sign-in';
import { MIN_ADMIN_PASSWORD } from '../../limits/passwords';

/** Rules that several forms have; each form says in its own words what is wrong. */
export const validEmail = {
  holds: ({ email }: { email: string }) => EMAIL_PATTERN.test(email.trim()),
  field: () => 'email' as const,
  message: 'emailInvalid',
};
export const longEnough = {
  holds: ({ password }: { password: string }) => password.length >= MIN_ADMIN_PASSWORD,
  field: () => 'password' as const,
  message: 'passwordTooShort',
};
export const samePassword = {
  holds: ({ password, confirmPassword }: NewPassword) => password === confirmPassword,
  field: () => 'confirmPassword' as const,
  message: 'passwordsDiffer',
};

/** Only the first rule that is broken is said, and not before the form is sent again. */
export const revalidates = 'onSubmit';

import { firstBlank, firstBroken, isBlank } from '@hausgeist/staff-kit';
import type { Checks, NewPassword } from '@hausgeist/staff-kit/sign-in';
import * as z from 'zod/mini';
import { longEnough, revalidates, samePassword, validEmail } from '../sign-in';

/** Asking for a link to set a new password. */
export const forgotPasswordChecks: Checks<{ email: string }> = {
  revalidates,
  schema: z
    .object({ email: z.string() })
    .check(
      firstBroken<{ email: string }>([
        { holds: ({ email }) => !isBlank(email), field: () => 'email', message: 'emailRequired' },
        validEmail,
      ]),
    ),
};

/** Setting a new password by a link. */
export const resetPasswordChecks: Checks<NewPassword> = {
  revalidates,
  schema: z.object({ password: z.string(), confirmPassword: z.string() }).check(
    firstBroken<NewPassword>([
      {
        holds: ({ password, confirmPassword }) => password !== '' && confirmPassword !== '',
        field: (values) => firstBlank(values, ['password', 'confirmPassword']),
        message: 'allRequired',
      },
      longEnough,
      samePassword,
    ]),
  ),
};

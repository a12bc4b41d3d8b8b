import { firstBlank, firstBroken, isBlank } from '@hausgeist/staff-kit';
import type { Checks, SignInValues } from '@hausgeist/staff-kit/sign-in';
import * as z from 'zod/mini';
import { longEnough, revalidates, validEmail } from './rules';

/** Signing in. */
export const signInChecks = (needsCode: boolean): Checks<SignInValues> => ({
  revalidates,
  schema: z.object({ email: z.string(), password: z.string(), code: z.string() }).check(
    firstBroken<SignInValues>([
      {
        holds: ({ email, password }) => !isBlank(email) && password !== '',
        field: (values) => firstBlank(values, ['email', 'password']),
        message: 'bothMissing',
      },
      validEmail,
      longEnough,
      {
        holds: ({ code }) => !needsCode || !isBlank(code),
        field: () => 'code',
        message: 'codeMissing',
      },
    ]),
  ),
});

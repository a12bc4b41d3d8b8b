import { firstBlank, firstBroken, isBlank } from '@hausgeist/staff-kit';
import type { NewPassword } from '@hausgeist/staff-kit/sign-in';
import * as z from 'zod/mini';
import { longEnough, samePassword, validEmail } from '../sign-in';

const REGISTRATION_FIELDS = ['name', 'email', 'password', 'confirmPassword'] as const;

export interface RegistrationValues extends NewPassword {
  name: string;
  email: string;
}

/** Registering, openly or by invitation. */
export const registrationSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    password: z.string(),
    confirmPassword: z.string(),
  })
  .check(
    firstBroken<RegistrationValues>([
      {
        holds: (values) => REGISTRATION_FIELDS.every((field) => !isBlank(values[field])),
        field: (values) => firstBlank(values, REGISTRATION_FIELDS),
        message: 'allRequired',
      },
      validEmail,
      longEnough,
      samePassword,
    ]),
  );

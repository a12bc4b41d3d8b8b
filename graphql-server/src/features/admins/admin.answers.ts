import { z } from 'zod';
import { answerTime } from '../../platform/http/index.js';

/** An administrator in REST answers. */
export const adminAnswer = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isVerified: z.boolean().describe('False while an invitation or a confirmation is open.'),
  createdAt: answerTime,
  lastLoginAt: answerTime.nullable(),
});

/** An administrator who has just signed in. */
export const signedInAnswer = z.object({
  token: z.string().describe('For the `Authorization: Bearer` header.'),
  expiresAt: answerTime,
  admin: adminAnswer,
});

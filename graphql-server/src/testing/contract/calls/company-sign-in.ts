import { TEST_PASSWORD } from '../../factories.js';
import type { DocumentedCall } from '../documented-call.js';
import { NEW_PASSWORD } from '../world.js';

// The calls of the company portal in the second document that people make before they sign in, row
// by row.

/** The same password twice. */
const both = (password: string) => ({ password, confirmPassword: password });

export const COMPANY_SIGN_IN: DocumentedCall[] = [
  {
    call: 'POST companies/auth/login',
    caller: 'anybody',
    payload: 'email, password',
    valid: async (world) => ({
      body: { email: (await world.companyUser()).email, password: TEST_PASSWORD },
    }),
    reads: {
      token: 'text',
      'user.id': 'text',
      'user.email': 'text',
      'user.role': 'text',
      'user.managingCompanyId': 'text',
      'user.permissions': 'list',
    },
  },
  {
    call: 'POST companies/auth/forgot-password',
    caller: 'anybody',
    payload: 'email',
    valid: async (world) => ({ body: { email: (await world.companyUser()).email } }),
    reads: { message: 'text' },
    empty: { says: 'Please enter your email address' },
    rules: [[{ email: 'mona' }, 'Please enter a valid email address']],
  },
  {
    call: 'POST companies/auth/reset-password',
    caller: 'anybody',
    payload: 'token, password',
    valid: async (world) => ({
      body: { token: await world.companyResetToken(), password: NEW_PASSWORD },
    }),
    reads: { message: 'text' },
    says: 'Password reset successful. Please log in with your new password.',
    empty: { says: 'Password is required' },
    rules: [
      [{ password: 'treppenhaus!47' }, 'Password does not meet security requirements'],
      [{ token: 'nonsense' }, 'Invalid reset link. Please request a new password reset.'],
    ],
  },
  {
    call: 'GET companies/invitation/{token}/validate',
    caller: 'anybody',
    valid: async (world) => ({ params: { token: (await world.invitation()).token } }),
    unknown: { holds: { valid: false } },
    holds: () => ({ valid: true }),
    reads: {
      valid: 'boolean',
      'invitation.companyName': 'text',
      'invitation.email': 'text',
      'invitation.role': 'text',
      'invitation.firstName': 'text',
      'invitation.lastName': 'text',
    },
  },
  {
    call: 'POST companies/accept-invitation/{token}',
    caller: 'anybody',
    payload: 'firstName, lastName, password, confirmPassword',
    valid: async (world) => ({
      params: { token: (await world.invitation()).token },
      body: {
        firstName: 'Nora',
        lastName: 'Neu',
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      },
    }),
    empty: { says: 'First name is required', field: 'firstName' },
    unknown: { status: 400, says: 'Invalid invitation' },
    rules: [
      [{ lastName: ' ' }, 'Last name is required'],
      [{ confirmPassword: '' }, 'Please confirm your password'],
      [{ confirmPassword: 'Anders!47' }, 'Passwords do not match'],
      [both('Kurz!47'), 'Password must be at least 8 characters long'],
      [both('TREPPENHAUS!47'), 'Password must contain at least one lowercase letter'],
      [both('treppenhaus!47'), 'Password must contain at least one uppercase letter'],
      [both('Treppenhaus!'), 'Password must contain at least one number'],
      [
        both('Treppenhaus47'),
        'Password must contain at least one special character (@$!%*?&#+-_=)',
      ],
    ],
  },
];

import type { signIn as german } from './de';

/** Texts of the pages before sign-in, beside those of the kit. */
export const signIn: typeof german = {
  loginPage: {
    intro: 'For the staff of property management companies.',
    note: 'No access yet? Please contact your system administrator.',
  },
  resetPage: {
    intro: 'Choose a password that you use nowhere else.',
    handedOver: 'Password reset successful. Please log in with your new password.',
  },
  confirmEmail: {
    title: 'Confirm this mailbox',
    intro:
      'Summaries of conversations with tenants will be sent to this mailbox. Confirm only if it belongs to your company.',
    confirm: 'Confirm mailbox',
    done: 'The mailbox is confirmed. Summaries go there from now on.',
    toLogin: 'Go to Login',
    failed: 'The mailbox could not be confirmed. Please try again.',
  },
  invitation: {
    title: 'Accept your invitation',
    validating: 'Validating invitation...',
    intro: 'You are invited to manage {company}.',
    company: 'Company',
    role: 'Role',
    roles: { COMPANY_ADMIN: 'Admin', COMPANY_MANAGER: 'Manager', COMPANY_STAFF: 'Staff' },
    firstName: 'First name',
    lastName: 'Last name',
    terms: 'I accept the <link>terms and conditions</link>',
    submit: 'Create account',
    submitting: 'Creating account...',
    errorTitle: 'Invitation Error',
    errorHint:
      'An invitation works once, and for some time only. Ask the person who invited you for a new one.',
    toLogin: 'Go to Login',
    done: 'Account created successfully. Please log in.',
    missing: 'Invalid invitation link. Please check your email and try again.',
    invalid: 'Invalid invitation',
    checkFailed: 'Failed to validate invitation. Please try again later.',
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    passwordRequired: 'Password is required',
    tooShort: 'Password must be at least 8 characters long',
    lowercase: 'Password must contain at least one lowercase letter',
    uppercase: 'Password must contain at least one uppercase letter',
    number: 'Password must contain at least one number',
    special: 'Password must contain at least one special character ({characters})',
    confirmRequired: 'Please confirm your password',
    mismatch: 'Passwords do not match',
    termsRequired: 'You must accept the terms and conditions',
    failed: 'Failed to create account',
    failedRetry: 'Failed to create account. Please try again.',
  },
};

import { defineReasons } from '../../platform/errors/index.js';

/** Why administrators of the platform are not let in, or cannot be changed. */
export const adminReasons = defineReasons({
  ADMIN_NOT_FOUND: 'The administrator was not found',
  ADMIN_EMAIL_TAKEN: 'An administrator with this email address already exists',
  OWN_ADMIN_ACCOUNT_KEPT: 'You cannot delete your own account',
  REGISTRATION_CLOSED: 'Registration is by invitation only.',
  REGISTRATION_CLOSED_TO_EMAIL: 'Registration is not open to this email address',
  VERIFICATION_TOKEN_MISSING: 'Invalid verification link. No token provided.',
  VERIFICATION_LINK_INVALID: 'The verification link is invalid or has expired.',
  ADMIN_INVITATION_NOT_FOUND: 'The invitation was not found or has expired',
  INVITED_EMAIL_FIXED: 'Email address cannot be changed for invited users',
  RESET_TOKEN_MISSING: 'Invalid or missing reset token',
  ADMIN_RESET_LINK_INVALID: 'The password reset link is invalid or has expired.',
  // Forms
  ALL_FIELDS_REQUIRED: 'All fields are required',
  CREDENTIALS_REQUIRED: 'Please enter both email and password',
});

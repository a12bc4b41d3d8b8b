import { defineReasons } from '../../platform/errors/index.js';

/** Why people of a company are not let in, invited or changed. */
export const companyUserReasons = defineReasons({
  USER_NOT_FOUND: 'User not found.',
  INVITATION_NOT_FOUND: 'Invitation not found.',
  EMAIL_TAKEN: 'A user with this email already exists',
  EMAIL_FIXED: 'The email cannot be changed',
  ALREADY_INVITED: 'An invitation for this email is already pending. You can resend it.',
  INVITED_TOO_OFTEN:
    'This person was invited many times. Please wait a while before inviting them again.',
  LAST_ADMIN: 'A company needs at least one active administrator.',
  ROLE_TOO_HIGH: 'You cannot give a role above your own.',
  ROLE_BEYOND_KEY:
    'This role may do more than the API key. Give the key these scopes or invite in person.',
  OWN_STANDING_FIXED: 'You cannot change your own role or status.',
  OWN_ACCOUNT_NOT_SUSPENDED: 'Cannot suspend your own account',
  OWN_ACCOUNT_NOT_DELETED: 'Cannot delete your own account',
  PASSWORDS_NOT_BY_API_KEY: 'An API key cannot give passwords. Invite the person instead.',
  // Forms
  MANAGING_COMPANY_REQUIRED: 'Managing company is required',
  INVALID_ROLE: 'Invalid role',
  INVALID_STATUS: 'Invalid status',
  TEMPORARY_PASSWORD_REQUIRED: 'Temporary password is required',
  PASSWORD_CONFIRMATION_REQUIRED: 'Please confirm your password',
  PASSWORD_TOO_WEAK: 'Password does not meet security requirements',
  INVITED_STATUS_PENDING:
    'Users who were invited stay pending until they accept. Suspend them after that.',
  TERMS_NOT_ACCEPTED: 'You must accept the terms and conditions',
  TERMS_CHANGED: 'The terms have changed meanwhile. Please load the page again and read them.',
  SUSPEND_OR_ACTIVATE: 'Action must be suspend or activate',
  // Links
  INVALID_INVITATION: 'Invalid invitation',
  INVITATION_EXPIRED: 'This invitation has expired. Please ask for a new one.',
  INVITATION_USED: 'This invitation has already been used. Please log in.',
  INVITATION_ENDED: 'This invitation has ended. Please ask for a new one.',
  INVITATION_REVOKED: 'This invitation has been revoked.',
  RESET_LINK_INVALID: 'Invalid reset link. Please request a new password reset.',
});

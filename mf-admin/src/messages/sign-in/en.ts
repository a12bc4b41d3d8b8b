import type { Rewording } from '@hausgeist/staff-kit';
import type { signIn } from '@hausgeist/staff-kit/texts/de';
import type { ownTexts as german } from './de';

const passwordTooShort = 'Password must be at least 6 characters long';
const passwordsDiffer = 'Passwords do not match';
const allRequired = 'All fields are required';
const emailInvalid = 'Please enter a valid email address';

/** How the console's pages say what they say otherwise than the kit, in English. */
export const rewording: Rewording<(typeof signIn)['signIn']> = {
  confirmPassword: 'Confirm Password',
  login: {
    title: 'Administrator Login',
    code: 'Authentication code',
    codeHint: 'From your authenticator app, or a recovery code',
    codeNeeded: 'Your account is protected by a second factor. Please enter the code.',
    failed: 'Login failed. Please check your credentials.',
    failedRetry: 'An error occurred during login. Please try again later.',
  },
  forgotPassword: {
    intro: 'We will send you a link with which you can set a new password.',
    success: 'Password reset instructions have been sent to your email.',
  },
  resetPassword: {
    newPassword: 'New Password',
    checking: 'Checking the link...',
    submit: 'Reset Password',
    submitting: 'Resetting...',
    invalid: 'The password reset link is invalid or has expired.',
    noToken: 'Invalid or missing reset token',
    requestNew: 'Request a new reset link',
    done: 'Password has been reset successfully!',
    failedLater: 'An error occurred during password reset. Please try again later.',
  },
};

/** Texts that the kit does not have, in English. */
export const ownTexts: typeof german = {
  login: {
    register: 'Register as a new admin',
    bothMissing: 'Please enter both email and password',
    emailInvalid,
    passwordTooShort: 'Password must be at least 6 characters',
    codeMissing: 'Please enter the code',
  },
  resetPassword: { allRequired, passwordTooShort, passwordsDiffer },
  register: {
    name: 'Name',
    allRequired,
    emailInvalid,
    passwordTooShort,
    passwordsDiffer,
    title: 'Register as Admin',
    subtitle: 'Create an account to access the admin dashboard',
    invitedTitle: 'Complete Your Registration',
    invitedSubtitle: 'You have been invited to join as an admin',
    submit: 'Register',
    busy: 'Registering...',
    signIn: 'Already have an account? Sign in',
    emailFixed: 'Email address cannot be changed for invited users',
    passwordHint: 'At least {count} characters',
    validating: 'Validating Invitation',
    invalidTitle: 'Invalid Invitation',
    invalidText: 'The invitation link is invalid or has expired. Please request a new invitation.',
    noToken: 'No invitation token provided',
    notFound: 'The invitation was not found or has expired',
    serverErrorOnLookup: 'Server error while validating invitation. Please try again later.',
    lookupFailed: 'Failed to validate invitation: {detail}',
    invalidToken: 'Invalid or expired invitation token',
    success: 'Registration successful!',
    failed: 'Registration failed',
    serverError: 'Server error during registration. Please contact administrator.',
    otherError: 'An error occurred during registration: {detail}',
    network: 'no connection to the server',
  },
  verify: {
    title: 'Email Verification',
    verifying: 'Verifying your email...',
    success: 'Email verified successfully! You can now log in.',
    noToken: 'Invalid verification link. No token provided.',
    failed: 'Email verification failed. Please try again.',
    offline: 'An error occurred during email verification. Please try again later.',
    backToLogin: 'Back to Login',
    redirecting: 'You are being redirected to the login page...',
  },
};

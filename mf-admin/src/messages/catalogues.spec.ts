import { describeCatalogues, textsOf } from '@hausgeist/staff-kit/catalogue-check';
import { describe, expect, it } from 'vitest';
import { texts as accountDe } from './account-de';
import { texts as accountEn } from './account-en';
import { texts as companyUsersDe } from './company-users-de';
import { texts as companyUsersEn } from './company-users-en';
import * as companyQuestionsDe from './company-questions/de';
import * as companyQuestionsEn from './company-questions/en';
import { texts as consoleDe } from './console-de';
import { texts as consoleEn } from './console-en';
import { de as dashboardDe } from './dashboard/de';
import { en as dashboardEn } from './dashboard/en';
import { texts as endUsersDe } from './end-users-de';
import { texts as endUsersEn } from './end-users-en';
import { texts as frameDe } from './frame-de';
import { texts as frameEn } from './frame-en';
import { de as monitoringDe } from './monitoring/de';
import { en as monitoringEn } from './monitoring/en';
import { de as partsDe } from './parts/de';
import { en as partsEn } from './parts/en';
import { de as frontEndsDe } from './front-ends/de';
import { en as frontEndsEn } from './front-ends/en';
import * as helpDe from './help/de';
import * as helpEn from './help/en';
import { texts as signInDe } from './sign-in-de';
import { texts as signInEn } from './sign-in-en';

describeCatalogues('every page', { de: frameDe, en: frameEn });
describeCatalogues('one’s own account', { de: accountDe, en: accountEn });
describeCatalogues('people of companies', { de: companyUsersDe, en: companyUsersEn });
describeCatalogues('questions about companies', {
  de: { ...companyQuestionsDe },
  en: { ...companyQuestionsEn },
});
describeCatalogues('the dashboard', { de: dashboardDe, en: dashboardEn });
describeCatalogues('tenants and owners', { de: endUsersDe, en: endUsersEn });
describeCatalogues('signing in', { de: signInDe, en: signInEn });
describeCatalogues('the console', { de: consoleDe, en: consoleEn });
describeCatalogues('help', { de: { ...helpDe }, en: { ...helpEn } });
describeCatalogues('monitoring', { de: monitoringDe, en: monitoringEn });
describeCatalogues('the parts', { de: partsDe, en: partsEn });
describeCatalogues('front ends', { de: frontEndsDe, en: frontEndsEn });

describe('the English catalogue', () => {
  const catalogues = [
    ...[accountEn, companyUsersEn, consoleEn, dashboardEn],
    ...[endUsersEn, frameEn, monitoringEn, signInEn, { ...companyQuestionsEn }],
  ];
  const texts = new Set(catalogues.flatMap((each) => [...textsOf(each)]).map(([, text]) => text));

  it.each([
    'Sign in',
    'Signing in...',
    'Forgot your password?',
    'Register as a new admin',
    'Please enter both email and password',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Login failed. Please check your credentials.',
    'An error occurred during login. Please try again later.',
    'Authentication error: No token received',
    'Complete Your Registration',
    'Register as Admin',
    'You have been invited to join as an admin',
    'Create an account to access the admin dashboard',
    'Register',
    'Already have an account? Sign in',
    'Validating Invitation',
    'Email address cannot be changed for invited users',
    'Invalid Invitation',
    'The invitation link is invalid or has expired. Please request a new invitation.',
    'No invitation token provided',
    'The invitation was not found or has expired',
    'Server error while validating invitation. Please try again later.',
    'Failed to validate invitation: {detail}',
    'Invalid or expired invitation token',
    'All fields are required',
    'Password must be at least 6 characters long',
    'Passwords do not match',
    'Server error during registration. Please contact administrator.',
    'An error occurred during registration: {detail}',
    'Registration failed',
    'Email verified successfully! You can now log in.',
    'Invalid verification link. No token provided.',
    'Email verification failed. Please try again.',
    'An error occurred during email verification. Please try again later.',
    'Back to Login',
    'Send reset link',
    'Back to login',
    'Back to home',
    'Please enter your email address',
    'Password reset instructions have been sent to your email.',
    'If your email exists in our system, password reset instructions have been sent.',
    'Password reset request failed. Please try again.',
    'An error occurred. Please try again later.',
    'Reset Password',
    'Invalid Reset Link',
    'Invalid or missing reset token',
    'Password has been reset successfully!',
    'Password reset failed. Please try again.',
    'An error occurred during password reset. Please try again later.',
    'Managing Companies',
    'Registered Tenants',
    'Registered Owners',
    'Admin Users',
    'Invite Admin',
    'Send Invitation',
    'Verified',
    'Pending',
    'N/A',
    'Log In',
    'Retry',
    'Authentication token not found. Please log in again.',
    'Your session has expired. Please log in again.',
    'API endpoint not found. Please check server configuration.',
    'Failed to load dashboard data. Please try again later.',
    'Failed to send invitation.',
    'An error occurred while sending the invitation.',
    'Invitation sent successfully!',
    'Failed to update admin.',
    'An error occurred while updating the admin.',
    'Admin updated successfully!',
    'Minimum {count} characters if changing',
    'Failed to delete admin.',
    'An error occurred while deleting the admin.',
    'Add Company',
    'No custom prompt',
    'No companies found. Add a new company to get started.',
    'Failed to load companies',
    'Failed to load companies. Please try again later.',
    'Failed to save company',
    'Failed to delete company',
    'Validation errors: {details}',
    'Are you sure you want to delete this company?',
    'Please upload a text file (.txt, .md)',
    'Prompt uploaded successfully. {count} use cases vectorized.',
    'Failed to upload prompt',
    'Back to Companies',
    'Pending Invitations',
    'Company Users',
    'Resend',
    'Revoke',
    'Suspend',
    'Activate',
    'Add User',
    'Add Company User',
    'Edit Company User',
    'No users found',
    'Never',
    'Clear Filters',
    'Showing {shown} of {total} users',
    'First name is required',
    'Last name is required',
    'Email is required',
    'Invalid email format',
    'Temporary password is required',
    'Password must be at least 8 characters',
    'Warning: Removing admin access will restrict permissions.',
    'Failed to load company users',
    'Failed to create user',
    'Failed to update user',
    'Failed to resend invitation',
    'Failed to revoke invitation',
    'Failed to suspend user',
    'Failed to activate user',
    'Failed to delete user',
    'Invitation resent to {email}',
    'Failed to fetch data. Please try again.',
    'Failed to save user. Please try again.',
    'Failed to load users',
    'Create & Send Invitation',
    'Monitoring Dashboard',
    'Refresh Now',
    'Failed to load metrics',
    'Failed to load metrics. Please try again later.',
    'Sample data',
  ])('keeps the specified wording: %s', (text) => {
    expect(texts).toContain(text);
  });
});

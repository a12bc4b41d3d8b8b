import { describeCataloguesIn } from '@hausgeist/staff-kit/catalogue-check';
import { describe, expect, it } from 'vitest';
import { texts as endUserDialogsEn } from './end-user-dialogs-en';
import { texts as frameEn } from './frame-en';
import { texts as settingsEn } from './settings-en';
import { texts as teamEn } from './team-en';
import { texts as signInEn } from './sign-in-en';

await describeCataloguesIn(import.meta.dirname);

describe('the English catalogue', () => {
  it('keeps the specified wording', () => {
    const { passwords, signIn } = signInEn;
    const { common } = frameEn;
    const { endUsers } = endUserDialogsEn;
    const { members, team } = teamEn;
    const { companyUsers, settings } = settingsEn;
    expect(Object.values(passwords)).toEqual(
      expect.arrayContaining(['Weak', 'Fair', 'Good', 'Strong']),
    );
    expect([
      signIn.login.title,
      signIn.login.failed,
      signIn.login.failedRetry,
      signIn.forgot,
      signIn.forgotPassword.title,
      signIn.forgotPassword.submit,
      signIn.forgotPassword.emailRequired,
      signIn.forgotPassword.emailInvalid,
      signIn.forgotPassword.failed,
      signIn.forgotPassword.failedLater,
      signIn.resetPassword.title,
      signIn.resetPassword.invalidTitle,
      signIn.resetPassword.invalid,
      signIn.resetPage.handedOver,
      signIn.resetPassword.tooWeak,
      signIn.resetPassword.failed,
      signIn.backToLogin,
      signIn.backToHome,
    ]).toEqual([
      'Company Portal Login',
      'Login failed',
      'Login failed. Please try again.',
      'Forgot your password?',
      'Reset your password',
      'Send reset link',
      'Please enter your email address',
      'Please enter a valid email address',
      'Password reset request failed. Please try again.',
      'An error occurred. Please try again later.',
      'Set new password',
      'Invalid Reset Link',
      'Invalid reset link. Please request a new password reset.',
      'Password reset successful. Please log in with your new password.',
      'Password does not meet security requirements',
      'Password reset failed. Please try again.',
      'Back to login',
      'Back to home',
    ]);
    expect(signIn.invitation).toMatchObject({
      errorTitle: 'Invitation Error',
      toLogin: 'Go to Login',
      missing: 'Invalid invitation link. Please check your email and try again.',
      invalid: 'Invalid invitation',
      checkFailed: 'Failed to validate invitation. Please try again later.',
      tooShort: 'Password must be at least 8 characters long',
      confirmRequired: 'Please confirm your password',
      mismatch: 'Passwords do not match',
      termsRequired: 'You must accept the terms and conditions',
      failed: 'Failed to create account',
      failedRetry: 'Failed to create account. Please try again.',
    });
    expect(endUsers).toMatchObject({
      tenants: 'Registered Tenants',
      owners: 'Registered Owners',
      add: 'Add User',
      searchPlaceholder: 'Search by name, email, or phone...',
      types: { all: 'All Types', tenants: 'Tenants', owners: 'Owners' },
      columns: {
        name: 'Name',
        type: 'Type',
        email: 'Email',
        property: 'Property',
        authNumber: 'Auth Number',
        actions: 'Actions',
      },
      loading: 'Loading end users...',
      noMatch: 'No users found matching your criteria',
      empty: 'No end users found',
      failed: {
        fetch: 'Failed to fetch end users',
        fetchRetry: 'Failed to fetch end users. Please try again.',
        create: 'Failed to create user',
        update: 'Failed to update user',
        delete: 'Failed to delete user',
      },
    });
    expect(common).toMatchObject({
      previous: 'Previous',
      next: 'Next',
      page: 'Showing page {page} of {pages}',
      none: 'N/A',
    });
    expect(members).toMatchObject({
      role: { COMPANY_ADMIN: 'Admin', COMPANY_MANAGER: 'Manager', COMPANY_STAFF: 'Staff' },
      never: 'Never',
      you: '(You)',
      resent: 'Invitation resent to {email}',
      revoked: 'Invitation revoked successfully',
      failed: {
        load: 'Failed to load team members',
        resend: 'Failed to resend invitation',
        revoke: 'Failed to revoke invitation',
        remove: 'Failed to remove team member',
        invite: 'Failed to invite member',
        update: 'Failed to update member',
      },
    });
    expect(team).toMatchObject({
      title: 'Team Management',
      invite: 'Invite Member',
      allRoles: 'All Roles',
      allStatus: 'All Status',
      pendingTitle: 'Pending Invitations',
      membersTitle: 'Team Members',
      empty: 'No team members found',
      inviteTitle: 'Invite Team Member',
      editTitle: 'Edit Team Member',
    });
    expect(companyUsers).toMatchObject({
      ownAccount: 'Cannot delete your own account',
      invited: 'User invitation sent successfully!',
      updated: 'User updated successfully!',
      failed: { invite: 'Failed to send user invitation' },
    });
    expect(settings).toMatchObject({
      title: 'Company Settings',
      tabs: {
        company: 'Company Information',
        users: 'Company Users',
        roles: 'Roles & Permissions',
      },
      company: {
        notSet: 'Not set',
        edit: 'Edit Company',
        updated: 'Company information updated successfully!',
        loadFailed: 'Failed to load company information',
        updateFailed: 'Failed to update company information',
      },
      roles: {
        reset: 'Reset to Defaults',
        saved: 'Permissions for {role} role updated successfully!',
        restrictedTitle: 'Access Restricted',
        loadFailed: 'Failed to load role permissions',
        saveFailed: 'Failed to save role permissions',
      },
    });
  });
});

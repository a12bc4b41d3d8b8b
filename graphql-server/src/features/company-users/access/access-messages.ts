/** What is said when something was done, over GraphQL and REST alike. */
export const ACCESS_MESSAGES = {
  signedIn: 'Login successful',
  accepted: 'Account created successfully. Please log in.',
  resetRequested: 'If your email exists in our system, password reset instructions have been sent.',
  resetDone: 'Password reset successful. Please log in with your new password.',
};

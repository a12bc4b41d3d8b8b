/** Messages of successful calls, the same for GraphQL and REST. */
export const SIGN_IN_TEXTS = {
  signedIn: 'Login successful',
  accepted: 'Account created successfully. Please log in.',
  termsAccepted: 'Thank you. The terms and conditions are accepted.',
  resetRequested: 'If your email exists in our system, password reset instructions have been sent.',
  passwordReset: 'Password reset successful. Please log in with your new password.',
};

/** Messages of successful calls, the same for GraphQL and REST. */
export const SIGN_IN_TEXTS = {
  signedIn: 'Login successful',
  registered: 'Registration successful! Please check your email to verify your account.',
  invitationAccepted: 'Registration successful!',
  verified: 'Email verified successfully! You can now log in.',
  resetRequested: 'If your email exists in our system, password reset instructions have been sent.',
  passwordReset: 'Password has been reset successfully!',
};

export { ForgotPasswordPage, ResetPasswordPage } from './PasswordPages';

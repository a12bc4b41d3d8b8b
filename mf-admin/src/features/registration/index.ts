export { RegisterPage } from './RegisterPage';
export { VerifyEmailPage } from './VerifyEmailPage';

export { longEnough, revalidates, samePassword, validEmail } from './rules';
export { SignInPage } from './SignInPage';

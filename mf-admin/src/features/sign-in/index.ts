export { longEnough, revalidates, samePassword, validEmail } from './rules';
export { SignInPage } from './SignInPage';
export { useSignInParts } from './use-sign-in-parts';

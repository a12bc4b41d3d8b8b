export { SignInCard } from './SignInCard';
export { SignInForm } from './SignInForm';

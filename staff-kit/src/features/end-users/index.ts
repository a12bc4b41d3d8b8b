export { randomAuthNumber } from './random-auth-number';

export { TERMS } from './terms';

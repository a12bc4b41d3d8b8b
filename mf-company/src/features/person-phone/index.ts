export { PersonPhone } from './PersonPhone';

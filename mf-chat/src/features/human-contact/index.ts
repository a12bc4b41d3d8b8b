export { HumanContact, OwnHumanContact } from './HumanContact';

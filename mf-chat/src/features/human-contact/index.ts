export { HumanContact, OwnHumanContact } from './HumanContact';
export { preloadHumanContact } from './preload-human-contact';

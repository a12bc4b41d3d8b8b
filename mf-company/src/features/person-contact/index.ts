export { PersonEmail } from './PersonEmail';
export { PersonPhone } from './PersonPhone';
export { PersonReach } from './PersonReach';

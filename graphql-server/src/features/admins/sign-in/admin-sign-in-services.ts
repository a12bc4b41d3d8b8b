import type { AdminPasswords } from './admin-password.service.js';
import type { AdminRegistration } from './admin-registration.service.js';
import type { AdminSignIn } from './admin-sign-in.service.js';

/** The services behind the ways in. */
export interface AdminSignInServices {
  signIn: AdminSignIn;
  registration: AdminRegistration;
  passwords: AdminPasswords;
}

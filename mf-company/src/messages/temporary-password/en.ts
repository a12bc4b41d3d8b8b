import type { temporaryPassword as german } from './de';

/** Texts of the note about a password that others know, in English. */
export const temporaryPassword: typeof german = {
  text: 'Your password was given to you by an administrator.',
  action: 'Set your own now',
};

import type { nothingOpen as german } from './de';

/** Texts for those to whom no section is open, in English. */
export const nothingOpen: typeof german = {
  title: 'Welcome, {name}!',
  text: 'No section is open to you at the moment. Please contact the administrator of your company. As soon as something is opened, it appears here.',
};

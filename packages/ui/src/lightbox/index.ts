/* Apart from the rest of the design system: pictures are looked at by few, and after the first screen. */
export { Lightbox } from './Lightbox';
export type { LightboxPicture, LightboxTexts } from './Lightbox';

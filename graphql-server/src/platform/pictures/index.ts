export { isTalkative, PictureCleaner } from './picture-cleaner.js';

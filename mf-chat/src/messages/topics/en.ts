import { ENGLISH_CATEGORY_NAMES } from '@hausgeist/schema';
import type { topics as german } from './de';

/** What messages are about, in English. */
export const topics: typeof german = ENGLISH_CATEGORY_NAMES;

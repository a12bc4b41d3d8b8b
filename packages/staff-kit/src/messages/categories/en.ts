import { ENGLISH_CATEGORY_NAMES } from '@hausgeist/schema';
import type { categories as german } from './de';

export const categories: typeof german = ENGLISH_CATEGORY_NAMES;

import { categories } from './categories/en';
import * as common from './en';

/** Texts of lists, forms and dialogs in English. */
export const kit = { ...common, categories };

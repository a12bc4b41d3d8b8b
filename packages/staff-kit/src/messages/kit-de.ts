import { categories } from './categories/de';
import * as common from './de';

/** Texts of lists, forms and dialogs in German. */
export const kit = { ...common, categories };

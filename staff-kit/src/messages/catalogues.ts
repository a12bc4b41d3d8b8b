import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './de';
import * as en from './en';

/** Texts of the kit, which a console spreads into its own catalogues. */
export const kitCatalogues = { de, en } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles the kit with its own code. */
export type KitTexts = typeof de;

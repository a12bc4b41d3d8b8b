import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './de';
import * as en from './en';

/** The texts of these screens, beside those of the kit. */
export const catalogues = { de, en } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own. */
export type AnalyticsTexts = typeof de;

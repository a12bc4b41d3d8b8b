import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './de';
import * as en from './en';

/** Texts of notifications, which a console spreads into its own catalogues. */
export const notificationCatalogues = { de, en } satisfies Catalogues<typeof de>;

/** Texts that a console's types must know, because it compiles these screens with its own code. */
export type NotificationTexts = typeof de;

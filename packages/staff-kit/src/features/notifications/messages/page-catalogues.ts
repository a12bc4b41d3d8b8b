import type { Catalogues } from '@hausgeist/shell-api';
import * as listDe from './list/de';
import * as listEn from './list/en';
import * as settingsDe from './settings/de';
import * as settingsEn from './settings/en';

const de = { ...listDe, ...settingsDe };
const en = { ...listEn, ...settingsEn };

/** What only the page of notifications says, which comes with it. */
export type NotificationPageTexts = typeof de;

/** The texts of what one was told, and of how one wants to be told. */
export const pageCatalogues = { de, en } satisfies Catalogues<NotificationPageTexts>;

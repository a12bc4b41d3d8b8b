import type { Catalogues } from '@hausgeist/shell-api';
import type { notificationSettings } from './settings/de';

export interface NotificationSettingsTexts {
  notificationSettings: typeof notificationSettings;
}

/** The texts of how one wants to be told, which come with their panel. */
export const settingsCatalogues: Catalogues<NotificationSettingsTexts> = {
  de: async () => ({ notificationSettings: (await import('./settings/de')).notificationSettings }),
  en: async () => ({ notificationSettings: (await import('./settings/en')).notificationSettings }),
};

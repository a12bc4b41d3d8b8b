import { catalogues as analytics } from './features/analytics/messages/catalogues';
import { notificationSettings as settingsDe } from './features/notifications/messages/settings/de';
import { notificationSettings as settingsEn } from './features/notifications/messages/settings/en';
import { privacyCatalogues } from './features/privacy/messages/catalogues';
import { describeCatalogues } from './testing/catalogue-check';
import * as de from './texts-de';
import * as en from './texts-en';

describeCatalogues('the kit', { de: { ...de }, en: { ...en } });
describeCatalogues('analytics', analytics);
describeCatalogues('data protection', privacyCatalogues);
describeCatalogues('the settings of notifications', { de: settingsDe, en: settingsEn });

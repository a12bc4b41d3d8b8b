import type { AnalyticsTexts } from './features/analytics';
import type { AuditTexts } from './features/audit';
import type { IntegrationsTexts } from './features/integrations';
import type { NotificationPageTexts } from './features/notifications';
import type { PrivacyTexts } from './features/privacy';
import type { companies } from './company-texts-de';
import type * as texts from './texts-de';

declare module 'use-intl' {
  interface AppConfig {
    Messages: AnalyticsTexts &
      AuditTexts &
      IntegrationsTexts &
      NotificationPageTexts &
      PrivacyTexts &
      typeof texts.account &
      typeof companies &
      typeof texts.endUsers &
      typeof texts.kit &
      typeof texts.notifications &
      typeof texts.palette &
      typeof texts.passwords &
      typeof texts.people &
      typeof texts.permissions &
      typeof texts.signIn;
  }
}

import type { AnalyticsTexts } from '@hausgeist/staff-kit/analytics';
import type { AuditTexts } from '@hausgeist/staff-kit/audit';
import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { PrivacyTexts } from '@hausgeist/staff-kit/privacy';
import type { signInCatalogues } from './sign-in/catalogues';
import type { consoleCatalogues } from './console-catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: (typeof signInCatalogues)['de'] &
      (typeof consoleCatalogues)['de'] &
      AnalyticsTexts &
      AuditTexts &
      IntegrationsTexts &
      PrivacyTexts;
  }
}

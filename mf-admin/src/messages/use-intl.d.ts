import type { AnalyticsTexts } from '@hausgeist/staff-kit/analytics';
import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { signInCatalogues } from './sign-in/catalogues';
import type { consoleCatalogues } from './console-catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: (typeof signInCatalogues)['de'] &
      (typeof consoleCatalogues)['de'] &
      AnalyticsTexts &
      IntegrationsTexts;
  }
}

import type { AnalyticsTexts } from '@hausgeist/staff-kit/analytics';
import type { AuditTexts } from '@hausgeist/staff-kit/audit';
import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { PrivacyTexts } from '@hausgeist/staff-kit/privacy';
import type { broadcasts } from './broadcasts/de';
import type { buildings } from './buildings/de';
import type { caseCatalogues } from './case-catalogues';
import type { craftsmanCatalogues } from './craftsman-catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: (typeof caseCatalogues)['de'] &
      (typeof craftsmanCatalogues)['de'] & {
        broadcasts: typeof broadcasts;
        buildings: typeof buildings;
      } & AnalyticsTexts &
      AuditTexts &
      IntegrationsTexts &
      PrivacyTexts;
  }
}

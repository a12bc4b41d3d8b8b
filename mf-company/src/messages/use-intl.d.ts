import type { AnalyticsTexts } from '@hausgeist/staff-kit/analytics';
import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
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
      IntegrationsTexts;
  }
}

import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { accessCatalogues } from './access/catalogues';
import type { consoleCatalogues } from './console-catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: (typeof accessCatalogues)['de'] &
      (typeof consoleCatalogues)['de'] &
      IntegrationsTexts;
  }
}

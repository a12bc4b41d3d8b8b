import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { inboxCatalogues } from './inbox-catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: (typeof inboxCatalogues)['de'] & IntegrationsTexts;
  }
}

import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { catalogues } from './catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: (typeof catalogues)['de'] & IntegrationsTexts;
  }
}

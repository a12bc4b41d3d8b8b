import type { IntegrationsTexts } from '../features/integrations';
import type { KitTexts } from './catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: KitTexts & IntegrationsTexts;
  }
}

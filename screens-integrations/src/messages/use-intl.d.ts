import type { catalogues } from './catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: (typeof catalogues)['de'];
  }
}

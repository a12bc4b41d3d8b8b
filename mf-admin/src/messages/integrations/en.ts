import type { de } from './de';

/** Texts around the integrations, in English. */
export const en: typeof de = {
  title: 'Integrations',
  description: 'API keys and webhooks of the platform and of the companies',
  company: 'Company',
  platform: 'Platform (all)',
};

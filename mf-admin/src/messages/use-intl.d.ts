import type { AnalyticsTexts } from '@hausgeist/staff-kit/analytics';
import type { AuditTexts } from '@hausgeist/staff-kit/audit';
import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { PrivacyTexts } from '@hausgeist/staff-kit/privacy';
import type { consoleTexts } from './console-texts';
import type { signInTexts } from './sign-in-texts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: ReturnType<typeof signInTexts> &
      ReturnType<typeof consoleTexts> &
      AnalyticsTexts &
      AuditTexts &
      IntegrationsTexts &
      PrivacyTexts;
  }
}

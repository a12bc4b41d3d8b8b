import type { AnalyticsTexts } from '@hausgeist/staff-kit/analytics';
import type { AuditTexts } from '@hausgeist/staff-kit/audit';
import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { NotificationSettingsTexts } from '@hausgeist/staff-kit/notifications';
import type { PrivacyTexts } from '@hausgeist/staff-kit/privacy';
import type { consoleTexts } from './console-texts';
import type { de as frontEnds } from './front-ends/de';
import type { de as monitoring } from './monitoring/de';
import type { signInTexts } from './sign-in-texts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: ReturnType<typeof signInTexts> &
      ReturnType<typeof consoleTexts> & {
        frontEnds: typeof frontEnds;
        monitoring: typeof monitoring;
      } & AnalyticsTexts &
      AuditTexts &
      IntegrationsTexts &
      NotificationSettingsTexts &
      PrivacyTexts;
  }
}

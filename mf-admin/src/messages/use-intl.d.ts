import type { AnalyticsTexts } from '@hausgeist/staff-kit/analytics';
import type { AuditTexts } from '@hausgeist/staff-kit/audit';
import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { NotificationPageTexts } from '@hausgeist/staff-kit/notifications';
import type { PrivacyTexts } from '@hausgeist/staff-kit/privacy';
import type { texts as accountTexts } from './account-de';
import type { texts as companyUserTexts } from './company-users-de';
import type { texts as consoleTexts } from './console-de';
import type { companyQuestions } from './company-questions/de';
import type { de as dashboard } from './dashboard/de';
import type { texts as endUserTexts } from './end-users-de';
import type { texts as frameTexts } from './frame-de';
import type { de as frontEnds } from './front-ends/de';
import type { help } from './help/de';
import type { de as monitoring } from './monitoring/de';
import type { de as parts } from './parts/de';
import type { texts as signInTexts } from './sign-in-de';

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof accountTexts &
      typeof companyUserTexts &
      typeof consoleTexts &
      typeof endUserTexts &
      typeof frameTexts &
      typeof signInTexts & {
        companyQuestions: typeof companyQuestions;
        dashboard: typeof dashboard;
        frontEnds: typeof frontEnds;
        help: typeof help;
        monitoring: typeof monitoring;
        parts: typeof parts;
      } & AnalyticsTexts &
      AuditTexts &
      IntegrationsTexts &
      NotificationPageTexts &
      PrivacyTexts;
  }
}

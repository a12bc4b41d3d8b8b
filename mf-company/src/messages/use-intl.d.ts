import type { AnalyticsTexts } from '@hausgeist/staff-kit/analytics';
import type { AuditTexts } from '@hausgeist/staff-kit/audit';
import type { IntegrationsTexts } from '@hausgeist/staff-kit/integrations';
import type { NotificationPageTexts } from '@hausgeist/staff-kit/notifications';
import type { PrivacyTexts } from '@hausgeist/staff-kit/privacy';
import type * as broadcasts from './broadcasts/de';
import type * as buildingChoice from './building-choice/de';
import type * as buildings from './buildings/de';
import type { caseCatalogues } from './case-catalogues';
import type * as craftsman from './craftsman/de';
import type { texts as endUserDialogTexts } from './end-user-dialogs-de';
import type { texts as frameTexts } from './frame-de';
import type * as fileFromChat from './file-from-chat/de';
import type * as importing from './import/de';
import type * as nothingOpen from './nothing-open/de';
import type { texts as knowledgeTexts } from './knowledge-de';
import type { texts as portalTexts } from './portal-de';
import type { texts as settingsTexts } from './settings-de';
import type { texts as signInTexts } from './sign-in-de';
import type { texts as teamTexts } from './team-de';
import type * as temporaryPassword from './temporary-password/de';
import type * as termsQuestion from './terms-question/de';

declare module 'use-intl' {
  interface AppConfig {
    Messages: (typeof caseCatalogues)['de'] &
      typeof broadcasts &
      typeof buildingChoice &
      typeof buildings &
      typeof craftsman &
      typeof endUserDialogTexts &
      typeof fileFromChat &
      typeof frameTexts &
      typeof importing &
      typeof knowledgeTexts &
      typeof nothingOpen &
      typeof portalTexts &
      typeof settingsTexts &
      typeof signInTexts &
      typeof teamTexts &
      typeof temporaryPassword &
      typeof termsQuestion &
      AnalyticsTexts &
      AuditTexts &
      IntegrationsTexts &
      NotificationPageTexts &
      PrivacyTexts;
  }
}

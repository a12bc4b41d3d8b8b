import type { AccountTexts } from './features/account';
import type { AnalyticsTexts } from './features/analytics';
import type { AuditTexts } from './features/audit';
import type { CompanyTexts } from './features/companies';
import type { EndUserTexts } from './features/end-users';
import type { IntegrationsTexts } from './features/integrations';
import type { NotificationTexts } from './features/notifications';
import type { PaletteTexts } from './features/palette';
import type { PasswordTexts } from './features/passwords';
import type { PeopleTexts } from './features/people';
import type { PrivacyTexts } from './features/privacy';
import type { SignInTexts } from './features/sign-in';
import type { KitTexts } from './messages/catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: AccountTexts &
      AnalyticsTexts &
      AuditTexts &
      CompanyTexts &
      EndUserTexts &
      IntegrationsTexts &
      KitTexts &
      NotificationTexts &
      PaletteTexts &
      PasswordTexts &
      PeopleTexts &
      PrivacyTexts &
      SignInTexts;
  }
}

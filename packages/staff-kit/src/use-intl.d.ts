import type { AccountTexts } from './features/account';
import type { AnalyticsTexts } from './features/analytics';
import type { CompanyTexts } from './features/companies';
import type { EndUserTexts } from './features/end-users';
import type { IntegrationsTexts } from './features/integrations';
import type { PasswordTexts } from './features/passwords';
import type { PeopleTexts } from './features/people';
import type { SignInTexts } from './features/sign-in';
import type { KitTexts } from './messages/catalogues';

declare module 'use-intl' {
  interface AppConfig {
    Messages: AccountTexts &
      AnalyticsTexts &
      CompanyTexts &
      EndUserTexts &
      IntegrationsTexts &
      KitTexts &
      PasswordTexts &
      PeopleTexts &
      SignInTexts;
  }
}

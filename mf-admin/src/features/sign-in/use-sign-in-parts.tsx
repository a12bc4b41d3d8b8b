import { Link, useTranslations } from '@hausgeist/shell-api';
import type { SignInParts } from '@hausgeist/staff-kit/sign-in';

/** What the sign-in says besides its fields: as a page, and before its script is there. */
export function useSignInParts(): SignInParts {
  const t = useTranslations('signIn');
  return {
    links: (
      <>
        <Link to="/admin/forgot-password">{t('forgot')}</Link>
        <Link to="/admin/register">{t('login.register')}</Link>
      </>
    ),
  };
}

import { Link, useTranslations } from '@hausgeist/shell-api';
import type { SignInParts } from '@hausgeist/staff-kit/sign-in';
import styles from './SignInParts.module.css';

/** What the sign-in says besides its fields: as a page, and before its script is there. */
export function useSignInParts(): SignInParts {
  const t = useTranslations('signIn');
  return {
    intro: t('loginPage.intro'),
    inForm: (
      <Link className={styles.forgot} to="/company/forgot-password">
        {t('forgot')}
      </Link>
    ),
    note: <p className={styles.note}>{t('loginPage.note')}</p>,
  };
}

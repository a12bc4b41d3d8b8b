import { Navigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { Page } from '@hausgeist/staff-kit';
import {
  ChangeNameCard,
  ChangePasswordCard,
  PasskeysCard,
  SessionsCard,
  TwoFactorCard,
} from '@hausgeist/staff-kit/account';
import { RESET_SPECIALS } from '@hausgeist/staff-kit/passwords';
import { AbsenceCard } from '../features/absences';
import { DASHBOARD } from '../features/dashboard';

const DEMAND = { specials: RESET_SPECIALS };

/** One's own password, second factor and devices. */
export function AccountPage() {
  const t = useTranslations('account');
  const { viewer } = useSession();
  if (!viewer?.companyUser) return <Navigate to={DASHBOARD} replace />;
  const { email, passwordChangeIsDue } = viewer.companyUser;
  return (
    <Page title={t('title')} description={t('signedInAs', { email })}>
      {!passwordChangeIsDue && (
        <>
          <ChangeNameCard />
          <AbsenceCard />
        </>
      )}
      <ChangePasswordCard demand={DEMAND} />
      {!passwordChangeIsDue && (
        <>
          <TwoFactorCard />
          <PasskeysCard />
          <SessionsCard />
        </>
      )}
    </Page>
  );
}

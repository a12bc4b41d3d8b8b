import { useSession, useTranslations } from '@hausgeist/shell-api';
import { Page } from '@hausgeist/staff-kit';
import {
  ChangeNameCard,
  ChangePasswordCard,
  PasskeysCard,
  SessionsCard,
  TwoFactorCard,
} from '@hausgeist/staff-kit/account';
import { MIN_ADMIN_PASSWORD } from '../../limits/passwords';

const DEMAND = { minLength: MIN_ADMIN_PASSWORD };

/** The administrator's own account: password, second factor, signed-in devices. */
export function AccountPage() {
  const t = useTranslations('account');
  const email = useSession().viewer?.admin?.email;
  return (
    <Page title={t('title')} description={email && t('signedInAs', { email })}>
      <ChangeNameCard />
      <ChangePasswordCard demand={DEMAND} />
      <TwoFactorCard />
      <PasskeysCard />
      <SessionsCard />
    </Page>
  );
}

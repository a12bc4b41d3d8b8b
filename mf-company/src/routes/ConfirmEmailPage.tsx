import { useState } from 'react';
import { useNavigate, useParams, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { SignInCard } from '@hausgeist/staff-kit/sign-in';
import { Alert, Button } from '@hausgeist/ui';
import { ConfirmCompanyEmailDocument } from '../gql/graphql';

/** Where the link in the mail to a company's new mailbox leads. Programs that open links confirm nothing. */
export function ConfirmEmailPage() {
  const t = useTranslations('signIn.confirmEmail');
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  const { run, isBusy, error } = useAction(ConfirmCompanyEmailDocument, { failed: t('failed') });

  async function confirm(): Promise<void> {
    setIsDone(Boolean(await run({ input: { token } })));
  }

  return (
    <SignInCard title={t('title')} intro={isDone ? undefined : t('intro')}>
      {isDone && <Alert tone="success">{t('done')}</Alert>}
      {error && <Alert tone="danger">{error}</Alert>}
      {isDone ? (
        <Button variant="primary" onClick={() => void navigate('/company/login')}>
          {t('toLogin')}
        </Button>
      ) : (
        <Button variant="primary" busy={isBusy} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
      )}
    </SignInCard>
  );
}

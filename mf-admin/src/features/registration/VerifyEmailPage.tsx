import { useNavigate, useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { useAction, Waiting } from '@hausgeist/staff-kit';
import { SignInCard, useRedirectAfter } from '@hausgeist/staff-kit/sign-in';
import { Alert, Button } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VerifyEmailDocument } from '../../gql/graphql';

/** Confirms an e-mail address by the link that was sent to it. */
export function VerifyEmailPage() {
  const t = useTranslations('signIn.verify');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [verified, setVerified] = useState(false);
  const { run, error } = useAction(VerifyEmailDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });
  const asked = useRef(false);
  const verify = useEffectEvent(async () => {
    if (await run({ input: { token } })) setVerified(true);
  });
  useEffect(() => {
    // The token works once: a second effect of the same visit must not use it again.
    if (!token || asked.current) return;
    asked.current = true;
    void verify();
  }, [token]);
  useRedirectAfter(verified, '/adminlogin');

  const problem = token ? error : t('noToken');
  return (
    <SignInCard title={t('title')}>
      {verified && (
        <>
          <Alert tone="success">{t('success')}</Alert>
          <p role="status">{t('redirecting')}</p>
        </>
      )}
      {problem && (
        <>
          <Alert tone="danger">{problem}</Alert>
          <Button variant="primary" onClick={() => void navigate('/adminlogin')}>
            {t('backToLogin')}
          </Button>
        </>
      )}
      {!verified && !problem && <Waiting label={t('verifying')} />}
    </SignInCard>
  );
}

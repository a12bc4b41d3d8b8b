import { useLocation, useNavigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { SignInAdminDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { LoginForm } from './LoginForm';
import type { LoginValues } from './schemas';

function noticeOf(state: unknown): string | undefined {
  const notice =
    typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return typeof notice === 'string' ? notice : undefined;
}

/** Signs an administrator in. Opening it forgets whoever was signed in before. */
export function LoginPage() {
  const t = useTranslations('access.login');
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const session = useSession();
  const [codeNeeded, setCodeNeeded] = useState(false);
  const [entering, setEntering] = useState(false);
  const [missingToken, setMissingToken] = useState(false);
  const { run, busy, failure, error } = useAction(SignInAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });

  const forgetSession = useEffectEvent(() => session.clear());
  useEffect(() => forgetSession(), []);

  async function signIn({ email, password, code }: LoginValues): Promise<void> {
    setMissingToken(false);
    const input = {
      email: email.trim(),
      password,
      ...(codeNeeded ? { code: code.replaceAll(/\s/g, '') } : {}),
    };
    const result = await run({ input });
    if (!result) return;
    if ('failure' in result) {
      if (result.failure.code === 'TWO_FACTOR_REQUIRED') setCodeNeeded(true);
      return;
    }
    const { token, admin } = result.data.signInAdmin;
    if (!token) {
      setMissingToken(true);
      return;
    }
    setEntering(true);
    await session.signIn(token, admin);
    await navigate('/admin/dashboard', { replace: true });
  }

  const isFirstRequestForCode = failure?.code === 'TWO_FACTOR_REQUIRED';
  return (
    <LoginForm
      busy={busy || entering}
      codeNeeded={codeNeeded}
      notice={noticeOf(state)}
      error={missingToken ? t('noToken') : isFirstRequestForCode ? undefined : error}
      onSubmit={(values) => void signIn(values)}
    />
  );
}

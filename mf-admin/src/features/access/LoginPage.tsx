import { useLocation, useNavigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { SignInAdminDocument } from '../../gql/graphql';
import { LoginForm } from './LoginForm';
import type { LoginValues } from './schemas';

/** What another page says about the way here, which can be anything after a reload. */
function readHandover(state: unknown): { notice?: string; hasExpired: boolean; from?: string } {
  const { notice, hasExpired, from } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Record<string, unknown>;
  return {
    ...(typeof notice === 'string' ? { notice } : {}),
    hasExpired: hasExpired === true,
    ...(typeof from === 'string' && from.startsWith('/admin/') ? { from } : {}),
  };
}

/**
 * Signs an administrator in. Opening it forgets whoever was signed in before. Whose session ran out
 * comes back to the page they were on.
 */
export function LoginPage() {
  const t = useTranslations('access.login');
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const session = useSession();
  const { notice, hasExpired, from = '/admin/dashboard' } = readHandover(state);
  const [codeNeeded, setCodeNeeded] = useState(false);
  const [entering, setEntering] = useState(false);
  const [missingToken, setMissingToken] = useState(false);
  const { run, isBusy, error } = useAction(SignInAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
    isUncached: true,
    onFailure: ({ code }) => {
      const isFirstRequestForCode = code === 'TWO_FACTOR_REQUIRED' && !codeNeeded;
      if (isFirstRequestForCode) setCodeNeeded(true);
      return isFirstRequestForCode;
    },
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
    const data = await run({ input });
    if (!data) return;
    const { token, admin } = data.signInAdmin;
    if (!token) {
      setMissingToken(true);
      return;
    }
    setEntering(true);
    await session.signIn(token, admin);
    await navigate(hasExpired ? from : '/admin/dashboard', { replace: true });
  }

  return (
    <LoginForm
      isBusy={isBusy || entering}
      codeNeeded={codeNeeded}
      notice={notice}
      hasExpired={hasExpired}
      error={missingToken ? t('noToken') : error}
      onSubmit={(values) => void signIn(values)}
    />
  );
}

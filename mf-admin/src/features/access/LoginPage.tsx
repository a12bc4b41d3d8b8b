import { useLocation, useNavigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { SignInAdminDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
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
    await navigate(hasExpired ? from : '/admin/dashboard', { replace: true });
  }

  const isFirstRequestForCode = failure?.code === 'TWO_FACTOR_REQUIRED';
  return (
    <LoginForm
      busy={busy || entering}
      codeNeeded={codeNeeded}
      notice={notice}
      hasExpired={hasExpired}
      error={missingToken ? t('noToken') : isFirstRequestForCode ? undefined : error}
      onSubmit={(values) => void signIn(values)}
    />
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button } from '@hausgeist/ui';
import { canUsePasskeys } from '../passkeys';
import { usePasskeySignIn } from './use-passkey-sign-in';
import styles from './OtherWays.module.css';

/** Signs in with a passkey, where the browser knows them. */
export function PasskeyButton(props: Parameters<typeof usePasskeySignIn>[0]) {
  const t = useTranslations('signIn.passkey');
  const { signIn, isBusy, error } = usePasskeySignIn(props);
  if (!canUsePasskeys()) return null;
  return (
    <div className={styles.way}>
      {error && <Alert tone="danger">{error}</Alert>}
      <Button busy={isBusy} onClick={() => void signIn()}>
        {t(isBusy ? 'waiting' : 'signIn')}
      </Button>
    </div>
  );
}

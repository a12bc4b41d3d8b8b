import { useSession, useTranslations } from '@hausgeist/shell-api';
import { Badge, Button, Card } from '@hausgeist/ui';
import { useState } from 'react';
import { BeginTwoFactorDialog } from './BeginTwoFactorDialog';
import { DisableTwoFactorDialog } from './DisableTwoFactorDialog';
import { SetUpTwoFactorDialog } from './SetUpTwoFactorDialog';
import styles from './Account.module.css';

type OpenDialog =
  | { kind: 'begin' }
  | { kind: 'setUp'; secret: string; qrCode: string }
  | { kind: 'disable' }
  | null;

/** Whether signing in asks for more than the password, and ways to change that. */
export function TwoFactorCard() {
  const t = useTranslations('account.twoFactor');
  const { viewer } = useSession();
  const known = viewer?.twoFactorEnabled ?? false;
  // What was just changed here holds until the session has heard of it.
  const [change, setChange] = useState<{ from: boolean; to: boolean } | null>(null);
  const enabled = change && change.from === known ? change.to : known;
  const [dialog, setDialog] = useState<OpenDialog>(null);

  return (
    <Card
      title={t('title')}
      actions={
        <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'enabled' : 'disabled')}</Badge>
      }
    >
      <p>{t(enabled ? 'on' : 'off')}</p>
      <div className={styles.start}>
        {enabled ? (
          <Button onClick={() => setDialog({ kind: 'disable' })}>{t('disable')}</Button>
        ) : (
          <Button variant="primary" onClick={() => setDialog({ kind: 'begin' })}>
            {t('enable')}
          </Button>
        )}
      </div>
      {dialog?.kind === 'begin' && (
        <BeginTwoFactorDialog
          onBegun={({ secret, qrCode }) => setDialog({ kind: 'setUp', secret, qrCode })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'setUp' && (
        <SetUpTwoFactorDialog
          {...dialog}
          onEnabled={() => setChange({ from: known, to: true })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'disable' && (
        <DisableTwoFactorDialog
          onDisabled={() => setChange({ from: known, to: false })}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  );
}

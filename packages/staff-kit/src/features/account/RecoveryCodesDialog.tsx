import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyIcon, CopyStatus, Dialog, useCopy } from '@hausgeist/ui';
import { useEffect } from 'react';
import styles from './Account.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** What has come with them, in words. */
  done?: string;
  onClose: () => void;
}

/** Codes for the day on which the authenticator app is lost. They are never shown again. */
export function RecoveryCodesDialog({ codes, done, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations('account.twoFactor');
  const common = useTranslations('common');
  const { shownIn, outcome, copy } = useCopy<HTMLUListElement>(codes.join('\n'));
  useEffect(() => {
    // Browsers close a dialog at a second Escape, whatever it does about the first.
    const keepOpen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', keepOpen);
    return () => document.removeEventListener('keydown', keepOpen);
  }, []);
  return (
    <Dialog
      title={t('recoveryTitle')}
      // Only the button that confirms them closes it.
      onClose={() => undefined}
      actions={
        <>
          <Button icon={<CopyIcon size={18} />} onClick={copy}>
            {outcome === 'copied' ? common('copied') : t('recoveryCopy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('recoveryDone')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Alert tone="success">{done ?? t('enabled')}</Alert>
        <p>{t('recoveryText')}</p>
        <ul ref={shownIn} tabIndex={-1} className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyStatus outcome={outcome} copied={common('copied')} selected={common('copySelected')} />
      </div>
    </Dialog>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyIcon, CopyStatus, Dialog, useCopy } from '@hausgeist/ui';
import { useDialogTexts } from '../../ui/use-dialog-texts';
import styles from './Account.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Codes for the day on which the authenticator app is lost. They are never shown again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations('account.twoFactor');
  const common = useTranslations('common');
  const { closeLabel } = useDialogTexts();
  const { shownIn, outcome, copy } = useCopy<HTMLUListElement>(codes.join('\n'));
  return (
    <Dialog
      title={t('recoveryTitle')}
      closeLabel={closeLabel}
      onClose={onClose}
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
        <Alert tone="success">{t('enabled')}</Alert>
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

import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyIcon, Dialog } from '@hausgeist/ui';
import { useState } from 'react';
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
  const [copied, setCopied] = useState(false);
  return (
    <Dialog
      title={t('recoveryTitle')}
      closeLabel={closeLabel}
      onClose={onClose}
      actions={
        <>
          <Button
            icon={<CopyIcon size={18} />}
            onClick={() => {
              // Without permission they can still be written down.
              navigator.clipboard.writeText(codes.join('\n')).then(
                () => setCopied(true),
                () => undefined,
              );
            }}
          >
            <span role="status">{copied ? common('copied') : t('copyAll')}</span>
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('saved')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Alert tone="success">{t('recoveryText')}</Alert>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

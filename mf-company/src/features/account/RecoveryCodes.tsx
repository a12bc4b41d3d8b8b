import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyField } from '@hausgeist/ui';
import styles from './Account.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The way back in for somebody who loses their phone. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslations('account.twoFactor');
  return (
    <div className={styles.setup}>
      <Alert tone="success">{t('enabled')}</Alert>
      <h3>{t('recoveryTitle')}</h3>
      <p>{t('recoveryText')}</p>
      <ul className={styles.recovery}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyField
        label={t('recoveryCopy')}
        value={codes.join(' ')}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        selectedLabel={t('copySelected')}
      />
      <Button variant="primary" onClick={onDone}>
        {t('recoveryDone')}
      </Button>
    </div>
  );
}

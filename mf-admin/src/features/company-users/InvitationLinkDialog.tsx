import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyField, Dialog } from '@hausgeist/ui';
import styles from './CompanyUsers.module.css';

interface InvitationLinkDialogProps {
  email: string;
  link: string;
  onClose: () => void;
}

/** An invitation is on its way; its link can be handed over by other means too. */
export function InvitationLinkDialog({ email, link, onClose }: InvitationLinkDialogProps) {
  const t = useTranslations('companyUsers.form');
  const common = useTranslations('common');
  return (
    <Dialog
      title={t('linkTitle')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <div className={styles.sent}>
        <Alert tone="success">{t('invited', { email })}</Alert>
        <CopyField
          label={t('link')}
          value={link}
          copyLabel={common('copy')}
          copiedLabel={common('copied')}
          selectedLabel={common('copySelected')}
        />
        <p className={styles.note}>{t('linkNote')}</p>
      </div>
    </Dialog>
  );
}

import { useLocale, useRest, useTranslations } from '@hausgeist/shell-api';
import { saveAnswer } from '@hausgeist/staff-kit';
import { Alert, Button, Dialog, DownloadIcon } from '@hausgeist/ui';
import { useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import styles from './Dialogs.module.css';

const FORMATS = ['pdf', 'csv', 'json'] as const;

interface ExportDialogProps {
  row: InboxRow;
  onClose: () => void;
}

/** Saves a conversation as a file, in the form that one chooses. */
export function ExportDialog({ row, onClose }: ExportDialogProps) {
  const t = useTranslations('inbox.export');
  const common = useTranslations('common');
  const rest = useRest();
  const language = useLocale();
  const [busy, setBusy] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  async function save(format: string): Promise<void> {
    setBusy(format);
    setHasFailed(false);
    try {
      const query = new URLSearchParams({ format, language });
      const answer = await rest(`/company/conversations/${row.id}/export?${query.toString()}`);
      await saveAnswer(answer, `conversation.${format}`);
      onClose();
    } catch {
      setHasFailed(true);
    }
    setBusy(undefined);
  }
  return (
    <Dialog size="small" title={t('title')} closeLabel={common('close')} onClose={onClose}>
      {hasFailed && <Alert tone="danger">{t('failed')}</Alert>}
      <ul className={styles.choices}>
        {FORMATS.map((format) => (
          <li key={format}>
            <Button
              variant="quiet"
              className={styles.choice}
              busy={busy === format}
              onClick={() => void save(format)}
            >
              {t(format)}
              <DownloadIcon size={18} />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

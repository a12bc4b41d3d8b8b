import { CHAT_TIMING } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api/slim';
import { Alert, Button, Dialog, MailIcon, Spinner } from '@hausgeist/ui';
import { useEffect, useState } from 'react';
import { AnswerText } from '../conversation';
import styles from './SummaryDialog.module.css';

const NO_SOURCES: readonly never[] = [];

interface SummaryDialogProps {
  /** The German summary; `null` as long as it is being written. */
  summary: string | null;
  onClose: () => void;
}

function Progress() {
  const t = useTranslations('summary');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CHAT_TIMING.endChatTimeout);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p>{t('processing')}</p>
      <p className={styles.working} role="status">
        {!late && <Spinner />}
        {t(late ? 'late' : 'working')}
      </p>
    </>
  );
}

/** What was talked about, and where it was sent. */
export function SummaryDialog({ summary, onClose }: SummaryDialogProps) {
  const t = useTranslations('summary');
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.content} aria-live="polite">
        {summary === null ? (
          <Progress />
        ) : (
          <>
            <Alert tone="success">{t('completed')}</Alert>
            {summary !== '' && (
              <div className={styles.summary} lang="de">
                <AnswerText text={summary} sources={NO_SOURCES} />
              </div>
            )}
            <p className={styles.pdf}>
              <MailIcon size={18} />
              {t('pdf')}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

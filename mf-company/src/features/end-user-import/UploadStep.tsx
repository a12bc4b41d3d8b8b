import { useTranslations } from '@hausgeist/shell-api';
import { Alert, buttonClassName } from '@hausgeist/ui';
import { useId } from 'react';
import { Step } from './Step';
import styles from './Step.module.css';

/** Largest file that the server takes, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Whether a file is worth sending. */
export function isSmallEnough(file: File): boolean {
  return file.size <= MAX_BYTES;
}

interface UploadStepProps {
  file: File | undefined;
  busy: boolean;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** The choice of a file. */
export function UploadStep({ file, busy, error, onFile }: UploadStepProps) {
  const t = useTranslations('endUserImport');
  const id = useId();
  const nameId = useId();
  return (
    <Step title={t('upload.title')} hint={t('upload.hint')}>
      {error && <Alert tone="danger">{error}</Alert>}
      <div className={styles.file}>
        <input
          id={id}
          type="file"
          className={styles.input}
          accept=".csv,.xlsx,text/csv"
          disabled={busy}
          aria-describedby={nameId}
          onChange={(event) => onFile(event.target.files?.[0])}
        />
        <label htmlFor={id} className={buttonClassName('secondary', 'medium')}>
          {t('upload.file')}
        </label>
        <span id={nameId}>{file?.name ?? t('upload.none')}</span>
      </div>
    </Step>
  );
}

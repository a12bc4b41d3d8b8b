import { useTranslations } from '@hausgeist/shell-api';
import { FileChoice } from '@hausgeist/staff-kit';
import { Alert } from '@hausgeist/ui';
import { SampleFile } from './SampleFile';
import { Step } from './Step';

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
  return (
    <Step title={t('upload.title')} hint={t('upload.hint')}>
      {error && <Alert tone="danger">{error}</Alert>}
      <FileChoice
        label={t('upload.file')}
        file={file}
        none={t('upload.none')}
        accept=".csv,.xlsx,text/csv"
        isBusy={busy}
        onChoose={onFile}
      />
      <SampleFile />
    </Step>
  );
}

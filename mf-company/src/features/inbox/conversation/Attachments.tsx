import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { DocumentIcon, DownloadIcon, Spinner, VisuallyHidden } from '@hausgeist/ui';
import styles from './Attachments.module.css';
import { ImageCard } from './ImageCard';
import { useSave, type Attachment } from './use-save';

const BYTES_PER_MB = 1024 * 1024;

function FileCard({ file }: { file: Attachment }) {
  const t = useTranslations('inbox.files');
  const format = useFormatter();
  const { isBusy, save } = useSave(file);
  // Even a tiny file is something.
  const megabytes = Math.max(file.fileSize / BYTES_PER_MB, 0.01);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (
    <button type="button" className={styles.file} aria-busy={isBusy} onClick={save}>
      <VisuallyHidden>{t('save')}</VisuallyHidden>
      <DocumentIcon size={18} className={styles.icon} />
      <span className={styles.name}>{file.originalName}</span>
      <span className={styles.size}>{t('size', { size: format.number(megabytes, digits) })}</span>
      {isBusy ? <Spinner size={16} /> : <DownloadIcon size={16} className={styles.icon} />}
    </button>
  );
}

/** The files of a message: pictures to look at, the others to save. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const t = useTranslations('inbox.files');
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('label')}>
      {files.map((file) => (
        <li key={file.id} className={styles.item}>
          {file.purpose === 'IMAGE' ? <ImageCard file={file} /> : <FileCard file={file} />}
        </li>
      ))}
    </ul>
  );
}

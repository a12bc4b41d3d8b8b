import { MAX_FILES_PER_MESSAGE } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import { InlineError } from '@hausgeist/ui';
import { FileChip } from './FileChip';
import { purposeOf, type FileRefusal } from './staged-files';
import styles from './AttachmentList.module.css';

interface StagedFilesProps {
  files: readonly File[];
  refusals: readonly FileRefusal[];
  onRemove: (file: File) => void;
}

/** The files that will go along with the next message, and why others will not. */
export function StagedFiles({ files, refusals, onRemove }: StagedFilesProps) {
  const t = useTranslations();
  return (
    <>
      {refusals.map(({ file, reason }) => (
        <InlineError key={`${reason} ${file}`}>
          {t(`files.${reason}`, { file, count: MAX_FILES_PER_MESSAGE })}
        </InlineError>
      ))}
      {files.length > 0 && (
        <ul className={styles.list} aria-label={t('composer.staged')}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.item}>
              <FileChip
                name={file.name}
                size={file.size}
                purpose={purposeOf(file.name)}
                onRemove={() => onRemove(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

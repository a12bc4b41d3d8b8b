import { MAX_FILES_PER_MESSAGE } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api/slim';
import { InlineError } from '@hausgeist/ui';
import { useRef } from 'react';
import { FileChip } from './FileChip';
import { purposeOf, type FileRefusal } from './staged-files';
import styles from './AttachmentList.module.css';

interface StagedFilesProps {
  files: readonly File[];
  refusals: readonly FileRefusal[];
  onRemove: (file: File) => void;
  /** The last one was removed; the keyboard needs another place. */
  onFocusLost: () => void;
}

/** The files that will go along with the next message, and why others will not. */
export function StagedFiles({ files, refusals, onRemove, onFocusLost }: StagedFilesProps) {
  const t = useTranslations();
  const list = useRef<HTMLUListElement>(null);

  function remove(file: File, index: number): void {
    const buttons = list.current?.querySelectorAll('button');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbour) neighbour.focus();
    else onFocusLost();
    onRemove(file);
  }

  return (
    <>
      {refusals.map(({ file, reason }) => (
        <InlineError key={`${reason} ${file}`}>
          {t(`files.${reason}`, { file, count: MAX_FILES_PER_MESSAGE })}
        </InlineError>
      ))}
      {files.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={t('composer.staged')}>
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.item}>
              <FileChip
                file={file}
                name={file.name}
                size={file.size}
                purpose={purposeOf(file.name)}
                onRemove={() => remove(file, index)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

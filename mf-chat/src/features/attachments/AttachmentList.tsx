import { useTranslations } from '@hausgeist/shell-api';
import type { AttachmentPurpose } from '../../gql/graphql';
import { FileChip } from './FileChip';
import styles from './AttachmentList.module.css';

/** A file that belongs to a message. */
export interface AttachedFile {
  id: string;
  originalName: string;
  fileSize: number;
  purpose: AttachmentPurpose | null;
  /** Missing as long as it is on its way. */
  url?: string;
}

/** The files of one message. */
export function AttachmentList({ files }: { files: readonly AttachedFile[] }) {
  const t = useTranslations('files');
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('attached')}>
      {files.map(({ id, originalName, fileSize, purpose, url }) => (
        <li key={id} className={styles.item}>
          <FileChip name={originalName} size={fileSize} purpose={purpose} href={url} />
        </li>
      ))}
    </ul>
  );
}

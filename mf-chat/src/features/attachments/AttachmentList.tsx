import { useTranslations } from '@hausgeist/shell-api/slim';
import { LatePart } from '../late-part';
import type { AttachedFile } from './attached-file';
import { FileChip } from './FileChip';
import { isPicture, PictureTile } from './pictures';
import styles from './AttachmentList.module.css';

interface AttachmentListProps {
  files: readonly AttachedFile[];
  label?: string | undefined;
}

/** Files that were sent: pictures small, the others by what they are. */
export function AttachmentList({ files, label }: AttachmentListProps) {
  const t = useTranslations('files');
  const pictures = files.filter(({ mimeType }) => isPicture(mimeType));
  return (
    <ul className={styles.list} aria-label={label ?? t('attached')}>
      {files.map((attached) => {
        const { id, originalName, fileSize, purpose, url } = attached;
        const chip = <FileChip name={originalName} size={fileSize} purpose={purpose} href={url} />;
        return (
          <li key={id} className={styles.item}>
            {isPicture(attached.mimeType) ? (
              <LatePart fallback={chip}>
                <PictureTile pictures={pictures} index={pictures.indexOf(attached)} />
              </LatePart>
            ) : (
              chip
            )}
          </li>
        );
      })}
    </ul>
  );
}

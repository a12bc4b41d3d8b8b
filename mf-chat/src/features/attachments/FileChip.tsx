import { useTranslations } from '@hausgeist/shell-api/slim';
import { CloseIcon, IconButton } from '@hausgeist/ui';
import { LatePart } from '../late-part';
import { FileName, type FileNameProps } from './FileName';
import { FilePreview, isPicture } from './pictures';
import { PURPOSES } from './purposes';
import styles from './FileChip.module.css';

interface FileChipProps extends FileNameProps {
  /** The file itself where it is on this device: pictures are shown. */
  file?: File;
  /** Takes it away again. */
  onRemove?: () => void;
}

/** One file, with a sign for its kind. */
export function FileChip({ file, onRemove, ...about }: FileChipProps) {
  const t = useTranslations('composer');
  const { Icon } = PURPOSES[about.purpose ?? 'DOCUMENT'];
  const icon = <Icon className={styles.icon} />;
  return (
    <span className={styles.chip}>
      {file && isPicture(file.type) ? (
        <LatePart fallback={icon}>
          <FilePreview file={file} />
        </LatePart>
      ) : (
        icon
      )}
      <FileName {...about} />
      {onRemove && (
        <IconButton
          size="small"
          label={t('remove', { file: about.name })}
          icon={<CloseIcon size={16} />}
          onClick={onRemove}
        />
      )}
    </span>
  );
}

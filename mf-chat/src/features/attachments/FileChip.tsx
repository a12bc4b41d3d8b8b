import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import {
  ArchiveIcon,
  CloseIcon,
  DocumentIcon,
  IconButton,
  ImageIcon,
  SpreadsheetIcon,
} from '@hausgeist/ui';
import type { AttachmentPurpose } from '../../gql/graphql';
import styles from './FileChip.module.css';

const PURPOSES = {
  IMAGE: { Icon: ImageIcon, text: 'files.image' },
  DOCUMENT: { Icon: DocumentIcon, text: 'files.document' },
  SPREADSHEET: { Icon: SpreadsheetIcon, text: 'files.spreadsheet' },
  ARCHIVE: { Icon: ArchiveIcon, text: 'files.archive' },
} as const satisfies Record<AttachmentPurpose, object>;

const BYTES_PER_MB = 1024 * 1024;

interface FileChipProps {
  name: string;
  /** In bytes. */
  size: number;
  /** What it is to a reader; an unknown one is not shown. */
  purpose?: AttachmentPurpose | null | undefined;
  /** Where it can be downloaded. */
  href?: string;
  /** Takes it away again. */
  onRemove?: () => void;
}

/** One file: its name, size in MB, and what it is. */
export function FileChip({ name, size, purpose, href, onRemove }: FileChipProps) {
  const t = useTranslations();
  const format = useFormatter();
  const known = purpose && PURPOSES[purpose];
  const { Icon } = known ?? PURPOSES.DOCUMENT;
  // Even a tiny file is something.
  const megabytes = Math.max(size / BYTES_PER_MB, 0.01);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const details = [
    t('files.size', { size: format.number(megabytes, digits) }),
    known && t(known.text),
  ];
  return (
    <span className={styles.chip}>
      <Icon className={styles.icon} />
      <span className={styles.texts}>
        {href ? (
          <a className={styles.name} href={href} download={name}>
            {name}
          </a>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
      </span>
      {onRemove && (
        <IconButton
          size="small"
          label={t('composer.remove', { file: name })}
          icon={<CloseIcon size={16} />}
          onClick={onRemove}
        />
      )}
    </span>
  );
}

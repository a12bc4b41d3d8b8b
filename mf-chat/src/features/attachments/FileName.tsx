import { useFormatter, useTranslations } from '@hausgeist/shell-api/slim';
import type { AttachmentPurpose } from '../../gql/graphql';
import { PURPOSES } from './purposes';
import styles from './FileChip.module.css';

const BYTES_PER_MB = 1024 * 1024;

export interface FileNameProps {
  name: string;
  /** In bytes. */
  size: number;
  /** What it is to a reader; an unknown one is not shown. */
  purpose?: AttachmentPurpose | null | undefined;
  /** Where it can be downloaded. */
  href?: string | undefined;
}

/** What a file is called, how large it is, in MB, and what it is. */
export function FileName({ name, size, purpose, href }: FileNameProps) {
  const t = useTranslations('files');
  const format = useFormatter();
  // Even a tiny file is something.
  const megabytes = Math.max(size / BYTES_PER_MB, 0.01);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const details = [
    t('size', { size: format.number(megabytes, digits) }),
    purpose && t(PURPOSES[purpose].text),
  ];
  return (
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
  );
}

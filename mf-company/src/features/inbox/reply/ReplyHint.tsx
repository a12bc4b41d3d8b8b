import { useTranslations } from '@hausgeist/shell-api';
import type { InboxRow } from '../../inbox-live';
import styles from './Composer.module.css';

interface ReplyHintProps {
  row: InboxRow;
  isBegun: boolean;
  canBeMailed: boolean;
}

/** What sending does besides, before it is done. */
export function ReplyHint({ row, isBegun, canBeMailed }: ReplyHintProps) {
  const t = useTranslations('inbox.reply');
  const { status, handler, endUser } = row;
  const name = `${endUser.firstName} ${endUser.lastName}`;
  const hint =
    status !== 'OPEN'
      ? t(canBeMailed ? 'ended' : 'endedUnmailed', { name })
      : isBegun && handler === 'ASSISTANT' && t('takesOver');
  return hint && <p className={styles.consequence}>{hint}</p>;
}

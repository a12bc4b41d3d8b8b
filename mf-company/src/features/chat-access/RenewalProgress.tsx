import { useTranslations } from '@hausgeist/shell-api';
import { useMomentText } from '@hausgeist/staff-kit';
import type { ChatAccessFragment } from '../../gql/graphql';
import styles from './ChatAccess.module.css';

/** How far the last renewal of all numbers has come. */
export function RenewalProgress({
  renewal,
}: {
  renewal: NonNullable<ChatAccessFragment['renewal']>;
}) {
  const t = useTranslations('chatAccess.renew');
  const momentText = useMomentText();
  const { done, total, holdsFrom, finishedAt } = renewal;
  const isMailing = done < total;
  return (
    <div className={styles.progress}>
      {isMailing && <progress max={total} value={done} aria-label={t('progressLabel')} />}
      <p className={styles.note} role="status">
        {isMailing
          ? t('progress', { done, total })
          : finishedAt
            ? t('finished', { total, time: momentText(finishedAt) })
            : t('waiting', { total, time: momentText(holdsFrom) })}
      </p>
    </div>
  );
}

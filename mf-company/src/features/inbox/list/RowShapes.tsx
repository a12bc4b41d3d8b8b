import { useTranslations } from '@hausgeist/shell-api';
import { Skeleton, VisuallyHidden } from '@hausgeist/ui';
import styles from './RowShapes.module.css';

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The shapes of rows that are on their way. */
export function RowShapes() {
  const t = useTranslations('inbox.list');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {SHAPES.map((shape) => (
        <div key={shape} className={styles.shape}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.text} />
          <Skeleton className={styles.badge} />
        </div>
      ))}
    </div>
  );
}

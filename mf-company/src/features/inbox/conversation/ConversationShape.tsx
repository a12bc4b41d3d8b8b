import { useTranslations } from '@hausgeist/shell-api';
import { classNames, Skeleton, VisuallyHidden } from '@hausgeist/ui';
import styles from './ConversationShape.module.css';

/** The shape of a conversation that is on its way. */
export function ConversationShape() {
  const t = useTranslations('inbox.conversation');
  return (
    <div className={styles.shape} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className={styles.name} />
      <Skeleton className={styles.bubble} />
      <Skeleton className={classNames(styles.bubble, styles.answer)} />
      <Skeleton className={styles.bubble} />
    </div>
  );
}

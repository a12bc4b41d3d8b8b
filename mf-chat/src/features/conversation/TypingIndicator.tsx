import { useTranslations } from '@hausgeist/shell-api';
import { HouseMark, VisuallyHidden } from '@hausgeist/ui';
import bubble from './MessageBubble.module.css';
import { classNames } from '@hausgeist/ui';
import styles from './TypingIndicator.module.css';

/** The assistant is at work. */
export function TypingIndicator() {
  const t = useTranslations('log');
  return (
    <div className={classNames(bubble.row, bubble.bot, bubble.first)} role="status">
      <span className={bubble.avatar}>
        <HouseMark size={20} />
      </span>
      <span className={classNames(bubble.bubble, styles.dots)}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
        <VisuallyHidden>{t('typing')}</VisuallyHidden>
      </span>
    </div>
  );
}

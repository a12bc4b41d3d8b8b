import { useTranslations } from '@hausgeist/shell-api/slim';
import { HouseMark, PersonIcon, VisuallyHidden } from '@hausgeist/ui';
import bubble from './MessageBubble.module.css';
import { classNames } from '@hausgeist/ui';
import styles from './TypingIndicator.module.css';

/** The assistant is at work, or a person of the company writes. */
export function TypingIndicator({ name }: { name?: string | undefined }) {
  const t = useTranslations('log');
  return (
    <div className={classNames(bubble.row, bubble.bot, bubble.first)} role="status">
      <span className={bubble.avatar}>
        {name ? <PersonIcon size={20} /> : <HouseMark size={20} />}
      </span>
      <span className={classNames(bubble.bubble, styles.dots)}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
        <VisuallyHidden>{name ? t('personTyping', { name }) : t('typing')}</VisuallyHidden>
      </span>
    </div>
  );
}

import { useTranslations } from '@hausgeist/shell-api/slim';
import { ChevronDownIcon, classNames } from '@hausgeist/ui';
import { useId, type ReactNode } from 'react';
import styles from './AnswerFold.module.css';

/** Whether the detail of an answer is shown; kept outside, as a growing answer is another element. */
export interface FoldState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface AnswerFoldProps extends FoldState {
  /** Still growing: out of the keyboard's way, as screen readers do not see it yet. */
  growing: boolean;
  children: ReactNode;
}

/**
 * What need not be read at once. Closed it is hidden from the eye alone: screen readers and printers
 * get everything, and the keyboard opens it by reaching what is inside.
 */
export function AnswerFold({ open, onOpenChange, growing, children }: AnswerFoldProps) {
  const t = useTranslations('message');
  const id = useId();
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        tabIndex={growing ? -1 : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {t('more')}
        <ChevronDownIcon size={18} className={classNames(styles.arrow, open && styles.up)} />
      </button>
      <div
        id={id}
        className={classNames(styles.detail, !open && styles.closed)}
        onFocus={() => onOpenChange(true)}
      >
        {children}
      </div>
    </div>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { classNames } from '@hausgeist/ui';
import type { Colleague } from './mentions';
import styles from './NoteForm.module.css';

interface MentionListProps {
  id: string;
  colleagues: readonly Colleague[];
  /** The one that Enter takes. */
  current: number;
  onTake: (index: number) => void;
}

/** The colleagues who fit what is typed behind an @. */
export function MentionList({ id, colleagues, current, onTake }: MentionListProps) {
  const t = useTranslations('inbox.note');
  return (
    <div id={id} role="listbox" aria-label={t('colleagues')} className={styles.offer}>
      {colleagues.map((colleague, index) => (
        // The keyboard's way to an option is the text.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={colleague.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={classNames(styles.option, index === current && styles.active)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          {colleague.name}
        </div>
      ))}
    </div>
  );
}

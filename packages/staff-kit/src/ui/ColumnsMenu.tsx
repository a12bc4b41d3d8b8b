import { useTranslations } from '@hausgeist/shell-api';
import { Button, Checkbox, ColumnsIcon } from '@hausgeist/ui';
import { startTransition, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import styles from './ColumnsMenu.module.css';

interface ColumnsMenuProps {
  columns: readonly { key: string; header: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

const focusOn = (element: HTMLElement | null): void => element?.focus();

/** Chooses which columns a list shows. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const t = useTranslations('common');
  const [isOpen, setIsOpen] = useState(false);
  const [unchecked, setUnchecked] = useState(hidden);
  const button = useRef<HTMLButtonElement>(null);
  function choose(key: string, isShown: boolean): void {
    const others = unchecked.filter((each) => each !== key);
    const next = isShown ? others : [...others, key];
    setUnchecked(next);
    // The box answers at once; the list, which takes longer to draw, follows.
    startTransition(() => onChange(next));
  }
  function closeBehind({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    button.current?.focus();
    setIsOpen(false);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It listens to what is in it.
    <div className={styles.menu} onBlur={closeBehind} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        icon={<ColumnsIcon size={18} />}
        aria-expanded={isOpen}
        // A press that takes the focus away would have closed it already.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.word}>{t('columns')}</span>
      </Button>
      {isOpen && (
        <div
          className={styles.choices}
          role="group"
          aria-label={t('shownColumns')}
          tabIndex={-1}
          ref={focusOn}
        >
          {columns.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              checked={!unchecked.includes(key)}
              onChange={({ target }) => choose(key, target.checked)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { Button, Checkbox, ColumnsIcon } from '@hausgeist/ui';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styles from './ColumnsMenu.module.css';

interface ColumnsMenuProps {
  columns: readonly { key: string; header: string }[];
  hidden: readonly string[];
  onChange: (key: string, isShown: boolean) => void;
}

const focusOn = (element: HTMLElement | null): void => element?.focus();

/** Chooses which columns a list shows. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const t = useTranslations('common');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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
              checked={!hidden.includes(key)}
              onChange={({ target }) => onChange(key, target.checked)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';
import { IconButton } from '../button/IconButton';
import { classNames } from '../class-names';
import { CloseIcon } from '../icons';
import { Field, type FieldTexts } from '../text-field/Field';
import styles from './Combobox.module.css';

/** One of the things to choose from. */
export interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxProps extends FieldTexts {
  /** The chosen one; null where nothing is. */
  selected: ComboboxOption | null;
  /** What fits the typed text. */
  options: readonly ComboboxOption[];
  /** Other options are on their way. */
  loading?: boolean;
  placeholder?: string;
  /** Stand in the list where there is no option (yet). */
  loadingText?: string;
  emptyText: string;
  /** Name of the button that takes the choice back; without it a choice stays. */
  clearLabel?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  /** Called with what is typed, and with nothing when the list opens. */
  onSearch: (text: string) => void;
  onSelect: (option: ComboboxOption | null) => void;
}

/** As many options are drawn at first, twice what the list shows: a phone takes long for hundreds. */
const DRAWN_AT_FIRST = 12;
/** And as many more when one scrolls on. */
const DRAWN_LATER = 40;

/** One of many: the owner looks for what fits the typed text, wherever that is. */
export function Combobox({
  label,
  hint,
  error,
  selected,
  options,
  loading = false,
  placeholder,
  loadingText,
  emptyText,
  clearLabel,
  disabled,
  ref,
  onBlur,
  onSearch,
  onSelect,
}: ComboboxProps) {
  const listId = useId();
  /** What is typed; null while the user is not choosing. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [drawn, setDrawn] = useState(DRAWN_AT_FIRST);
  const isOpen = typed !== null;
  const current = Math.min(active, options.length - 1);
  const shown = options.slice(0, Math.max(drawn, current + 1));
  const isClearable = selected && clearLabel && !isOpen && !disabled;

  useEffect(() => {
    if (current < 0) return;
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, current]);

  function open(text = ''): void {
    setTyped(text);
    // Who types looks for one: Enter takes the first that fits.
    setActive(text === '' ? -1 : 0);
    setDrawn(DRAWN_AT_FIRST);
    onSearch(text);
  }
  function close(): void {
    setTyped(null);
    setActive(-1);
  }
  function choose(option: ComboboxOption | undefined): void {
    if (!option) return;
    onSelect(option);
    close();
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else if (options.length > 0) {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive(
          current < 0 && step < 0
            ? options.length - 1
            : (current + step + options.length) % options.length,
        );
      }
    } else if (event.key === 'Enter' && isOpen) {
      // Choosing must not send the form around it.
      event.preventDefault();
      const asked = current < 0 && options.length > 1 ? [] : options.slice(Math.max(current, 0));
      // What came before the last letters, and does not fit them, is no answer.
      const isFit = ({ label: name }: ComboboxOption) =>
        !loading || name.toLowerCase().includes(typed.toLowerCase());
      choose(asked.find(isFit));
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <div className={styles.frame}>
          <input
            {...control}
            ref={ref}
            type="text"
            role="combobox"
            className={classNames(className, styles.input)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && current >= 0 ? `${listId}-${current}` : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={selected && isOpen ? selected.label : placeholder}
            value={typed ?? selected?.label ?? ''}
            onChange={(event: ChangeEvent<HTMLInputElement>) => open(event.target.value)}
            onClick={() => {
              if (!isOpen) open();
            }}
            onKeyDown={handleKey}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          {isClearable ? (
            <IconButton
              size="small"
              className={styles.clear}
              label={clearLabel}
              icon={<CloseIcon size={16} />}
              onClick={() => {
                onSelect(null);
                // The button goes with the choice, and the focus would with it.
                document.getElementById(control.id)?.focus();
              }}
            />
          ) : (
            // A press on it reaches the input, which opens the list.
            <span className={styles.arrow} />
          )}
          {isOpen && (
            <div
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-label={label}
              aria-busy={loading}
              className={styles.list}
              // A press would take the focus from the input before it is a click, or scrolls.
              onMouseDown={(event) => event.preventDefault()}
              onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
                if (scrollTop + 2 * clientHeight > scrollHeight)
                  setDrawn(shown.length + DRAWN_LATER);
              }}
            >
              {options.length === 0 && (
                <div
                  role="option"
                  tabIndex={-1}
                  aria-disabled="true"
                  aria-selected="false"
                  className={styles.note}
                >
                  {loading ? loadingText : emptyText}
                </div>
              )}
              {shown.map((option, index) => (
                // The keyboard's way to an option is the input.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === selected?.value}
                  aria-posinset={index + 1}
                  aria-setsize={options.length}
                  className={classNames(styles.option, index === current && styles.active)}
                  onClick={() => choose(option)}
                >
                  {option.label}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

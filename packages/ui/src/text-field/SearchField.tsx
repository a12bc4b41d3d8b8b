import { useId } from 'react';
import { CloseIcon, SearchIcon } from '../icons';
import { IconButton } from '../button/IconButton';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Accessible name; not shown, as the magnifying glass and the placeholder say enough. */
  label: string;
  clearLabel: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Looks for something while one types. Escape empties it. */
export function SearchField({ label, clearLabel, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.search} role="search">
      <SearchIcon size={18} className={styles.icon} />
      <input
        id={id}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          onChange('');
        }}
      />
      {value !== '' && (
        <IconButton
          size="small"
          className={styles.clear}
          label={clearLabel}
          icon={<CloseIcon size={16} />}
          onClick={() => {
            onChange('');
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </div>
  );
}

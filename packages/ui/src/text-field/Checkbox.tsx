import { useId, type ComponentProps, type ReactNode } from 'react';
import { InlineError } from '../alert/InlineError';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  /** May hold a link. */
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A yes or no. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.checkbox}>
      <input
        {...input}
        type="checkbox"
        id={id}
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <div className={styles.texts}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {error && <InlineError id={errorId}>{error}</InlineError>}
      </div>
    </div>
  );
}

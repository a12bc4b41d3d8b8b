import { useId, type ReactNode } from 'react';
import { InlineError } from '../alert/InlineError';
import styles from './Field.module.css';

/** What the text around a control needs. */
export interface FieldTexts {
  label: string;
  /** Helps before anything is wrong. */
  hint?: string | undefined;
  /** What is wrong; the control is then marked invalid. */
  error?: string | undefined;
}

/** What connects a control with the texts around it. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-field>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <InlineError id={errorId}>{error}</InlineError>}
    </div>
  );
}

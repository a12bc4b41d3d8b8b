import { Alert, Button } from '@hausgeist/ui';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './AccessForm.module.css';

interface AccessFormProps {
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  error: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A short form with one button; it cannot be sent twice. */
export function AccessForm({
  submitLabel,
  busyLabel,
  busy,
  error,
  onSubmit,
  children,
}: AccessFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(event);
      }}
    >
      {error && <Alert tone="danger">{error}</Alert>}
      {children}
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}

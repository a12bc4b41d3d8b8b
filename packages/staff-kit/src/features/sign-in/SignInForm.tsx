import { Alert, Button } from '@hausgeist/ui';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './SignInForm.module.css';

interface SignInFormProps {
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  error: string | undefined;
  /** Something to know before, such as what has just been done; not beside an error. */
  notice?: ReactNode;
  /** Whether it is drawn for the time before its script: the browser must not send it by itself. */
  isStatic?: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A short form with one button; it cannot be sent twice. */
export function SignInForm({
  submitLabel,
  busyLabel,
  isBusy,
  error,
  notice,
  isStatic = false,
  onSubmit,
  children,
}: SignInFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit(event);
      }}
    >
      {error ? <Alert tone="danger">{error}</Alert> : notice}
      {children}
      <Button type={isStatic ? 'button' : 'submit'} variant="primary" busy={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}

import { ErrorIcon } from '../icons';
import styles from './InlineError.module.css';

interface InlineErrorProps {
  /** Lets a field point to the text that describes its error. */
  id?: string;
  children: string;
}

/** One line that says what is wrong, right where it is wrong. */
export function InlineError({ id, children }: InlineErrorProps) {
  return (
    <p id={id} className={styles.error} role="alert">
      <ErrorIcon size={16} />
      <span>{children}</span>
    </p>
  );
}

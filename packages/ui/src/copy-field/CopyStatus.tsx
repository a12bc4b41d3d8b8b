import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { CopyOutcome } from './use-copy';
import styles from './CopyStatus.module.css';

interface CopyStatusProps {
  outcome: CopyOutcome | undefined;
  /** For screen readers; others see it on the button. */
  copied: string;
  selected: string;
}

/**
 * Says what came of copying. It stands beside the button, as what is inside one is its name and not
 * announced.
 */
export function CopyStatus({ outcome, copied, selected }: CopyStatusProps) {
  return (
    <p role="status" className={styles.status}>
      {outcome === 'copied' && <VisuallyHidden>{copied}</VisuallyHidden>}
      {outcome === 'selected' && selected}
    </p>
  );
}

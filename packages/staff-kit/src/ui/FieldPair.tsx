import type { ReactNode } from 'react';
import styles from './FieldPair.module.css';

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

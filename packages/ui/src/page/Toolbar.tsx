import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

/** Filters of a list, side by side where there is room. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}

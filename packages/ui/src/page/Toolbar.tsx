import type { ReactNode } from 'react';
import { ToolsPlace } from './tools-place';
import styles from './Toolbar.module.css';

/** Filters of a list, side by side where there is room, with the tools of the list at their end. */
export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      {children}
      <ToolsPlace />
    </div>
  );
}

/** Two filters that belong together, such as a first and a last day: they stand in one line. */
export function ToolbarPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

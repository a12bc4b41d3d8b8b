import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page on a surface of its own. */
export function Card({ title, actions, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? titleId : undefined}>
      {(title ?? actions) !== undefined && (
        <header className={styles.header}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

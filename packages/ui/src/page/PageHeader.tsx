import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** Its line is kept free where it is `false`, as what it says is not known yet. */
  description?: ReactNode;
  /** Stands above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** Title of a page, with what one can do on it. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

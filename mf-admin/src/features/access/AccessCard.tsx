import { useDocumentTitle } from '@hausgeist/shell-api';
import { HouseMark, Spinner } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './AccessCard.module.css';

interface AccessCardProps {
  title: string;
  subtitle?: string;
  /** Ways to somewhere else, below everything. */
  links?: ReactNode;
  children?: ReactNode;
}

/** The card in the middle of every page around signing in. */
export function AccessCard({ title, subtitle, links, children }: AccessCardProps) {
  useDocumentTitle(title);
  return (
    <div className={styles.stage}>
      <section className={styles.card}>
        <header className={styles.header}>
          <HouseMark size={40} className={styles.mark} />
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </header>
        {children}
        {links && <nav className={styles.links}>{links}</nav>}
      </section>
    </div>
  );
}

/** Something is being checked. */
export function AccessWaiting({ children }: { children: string }) {
  return (
    <div className={styles.waiting} role="status">
      <Spinner size={28} />
      <p>{children}</p>
    </div>
  );
}

import { useDocumentTitle } from '@hausgeist/shell-api';
import { HouseMark } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './SignInCard.module.css';

interface SignInCardProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Ways to other pages, below the card. */
  links?: ReactNode;
}

/** One thing to do, in the middle of the page: every page before sign-in looks like this. */
export function SignInCard({ title, intro, children, links }: SignInCardProps) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <header className={styles.header}>
          <span className={styles.mark}>
            <HouseMark size={28} />
          </span>
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
      </section>
      {links && <nav className={styles.links}>{links}</nav>}
    </div>
  );
}

import { Link, useDocumentTitle } from '@hausgeist/shell-api';
import { ArrowLeftIcon, PageHeader } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  description?: ReactNode;
  /** What one can do on the page. */
  actions?: ReactNode;
  /** Where the page before this one is. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** One page of the console: its title, in the tab too, and everything below. */
export function Page({ title, description, actions, back, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        description={description}
        actions={actions}
        back={
          back && (
            <Link className={styles.back} to={back.to}>
              <ArrowLeftIcon size={16} />
              {back.label}
            </Link>
          )
        }
      />
      {children}
    </div>
  );
}

import { useDocumentTitle, useNavigate } from '@hausgeist/shell-api';
import { ArrowLeftIcon, Button, PageHeader, ToolsPlace, ToolsPlaces } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { type PageAbove, Trail } from './Trail';

interface PageProps {
  title: string;
  description?: ReactNode;
  /** What one can do on the page. */
  actions?: ReactNode;
  /** The pages that it is below of, from the top. */
  above?: readonly PageAbove[];
  /** Where the page before this one is, if that is no page above it. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** One page of a console: its title, in the tab too, and everything below. */
export function Page({ title, description, actions, above, back, children }: PageProps) {
  useDocumentTitle(title);
  const navigate = useNavigate();
  return (
    <ToolsPlaces>
      <Parts>
        <PageHeader
          title={title}
          description={description}
          actions={actions}
          back={
            <>
              {above && <Trail above={above} title={title} />}
              {back && (
                <Button
                  variant="quiet"
                  size="small"
                  icon={<ArrowLeftIcon size={16} />}
                  onClick={() => void navigate(back.to)}
                >
                  {back.label}
                </Button>
              )}
            </>
          }
        />
        {children}
      </Parts>
    </ToolsPlaces>
  );
}

/** The parts of a page below each other. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

/** A part of a page with its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ToolsPlaces>
      <section className={styles.section} aria-label={title}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{title}</h2>
          <ToolsPlace />
        </div>
        {children}
      </section>
    </ToolsPlaces>
  );
}

import { ToolsPlace, ToolsPlaces } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { GuideLinks } from './GuideLinks';
import styles from './Panel.module.css';

interface PanelProps {
  /** What this is for. */
  intro: string;
  /** What one can add here. */
  action: ReactNode;
  children: ReactNode;
}

/** What a tab shows: what it is about, and its list. */
export function Panel({ intro, action, children }: PanelProps) {
  return (
    <ToolsPlaces>
      <div className={styles.panel}>
        <div className={styles.head}>
          <div className={styles.intro}>
            <p>{intro}</p>
            <GuideLinks />
          </div>
          <div className={styles.action}>
            {action}
            <ToolsPlace />
          </div>
        </div>
        {children}
      </div>
    </ToolsPlaces>
  );
}

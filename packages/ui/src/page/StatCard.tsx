import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Tone } from '../tone';
import tones from '../tone.module.css';
import styles from './StatCard.module.css';

interface StatCardProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
}

/** One figure with its name. */
export function StatCard({ label, value, hint, icon, tone = 'neutral' }: StatCardProps) {
  return (
    <div className={styles.card} role="group" aria-label={label}>
      {icon && <span className={classNames(styles.icon, tones[tone])}>{icon}</span>}
      <dl className={styles.texts}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {hint && <dd className={styles.hint}>{hint}</dd>}
      </dl>
    </div>
  );
}

interface StatGridProps {
  /** One card with lines between the figures: many boxes of their own would all ask for attention. */
  isJoined?: boolean;
  children: ReactNode;
}

/** Figures side by side. */
export function StatGrid({ isJoined = false, children }: StatGridProps) {
  return (
    <div className={classNames(styles.grid, isJoined ? styles.joined : undefined)}>{children}</div>
  );
}

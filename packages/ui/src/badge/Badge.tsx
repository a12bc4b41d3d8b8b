import type { ReactNode } from 'react';
import type { Tone } from '../tone';
import { classNames } from '../class-names';
import tones from '../tone.module.css';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label on a quiet fill. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {icon}
      {children}
    </span>
  );
}

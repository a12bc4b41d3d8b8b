import { Skeleton } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** What they are called, and the values; one that is `undefined` is on its way, and a shape stands for it. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Each name stands beside its value, for long values; else they are columns. */
  isBeside?: boolean;
}

/** Names and values of a card. */
export function Facts({ facts, isBeside = false }: FactsProps) {
  return (
    <dl className={isBeside ? styles.beside : styles.columns}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === undefined ? <Skeleton className={styles.shape} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import type { EndUserImportStateFragment } from '../../gql/graphql';
import styles from './Step.module.css';

/** What becomes, or has become, of the rows. */
export function Counts({ task }: { task: EndUserImportStateFragment }) {
  const t = useTranslations('endUserImport.counts');
  const format = useFormatter();
  const counts = [
    ['created', task.createdCount],
    ['updated', task.updatedCount],
    ...(task.updateExisting ? [['unchanged', task.unchangedCount] as const] : []),
    ['skipped', task.skippedCount],
    ['problems', task.problemCount],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

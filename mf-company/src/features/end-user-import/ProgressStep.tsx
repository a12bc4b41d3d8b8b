import { useTranslations } from '@hausgeist/shell-api';
import type { EndUserImportStateFragment } from '../../gql/graphql';
import { Step } from './Step';
import styles from './Step.module.css';

/** How far the check or the import is. */
export function ProgressStep({ task }: { task: EndUserImportStateFragment }) {
  const t = useTranslations('endUserImport');
  const title = task.status === 'CHECKING' ? t('progress.checking') : t('progress.running');
  const { processedRows, totalRows } = task;
  return (
    <Step title={title} hint={task.status === 'RUNNING' ? t('progress.hint') : undefined}>
      <progress
        className={styles.progress}
        aria-label={title}
        value={processedRows}
        max={totalRows}
      />
      <p role="status">{t('progress.rows', { done: processedRows, total: totalRows })}</p>
    </Step>
  );
}

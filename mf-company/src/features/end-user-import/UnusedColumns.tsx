import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import type { EndUserImportStateFragment } from '../../gql/graphql';
import styles from './Step.module.css';

/** Columns of the file that the import leaves out. */
export function UnusedColumns({ task }: { task: EndUserImportStateFragment }) {
  const t = useTranslations('endUserImport.checked');
  const format = useFormatter();
  const used = new Set(task.mapping.map(({ column }) => column));
  const unused = task.columns.filter((_name, index) => !used.has(index));
  if (unused.length === 0) return null;
  return <p className={styles.hint}>{t('unused', { columns: format.list(unused) })}</p>;
}

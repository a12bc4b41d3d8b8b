import { useTranslations } from '@hausgeist/shell-api';
import { useRefusalText, useFieldLabels } from '@hausgeist/staff-kit';
import { DataTable } from '@hausgeist/ui';
import type { EndUserImportStateFragment } from '../../gql/graphql';
import { nameOf } from './import-fields';

/** Rows that cannot be taken, numbered as in the user's spreadsheet. */
export function Problems({ task }: { task: EndUserImportStateFragment }) {
  const t = useTranslations('endUserImport');
  const labels = useFieldLabels();
  const textOf = useRefusalText();
  const { problems, problemCount } = task;
  if (problems.length === 0) return null;
  const shownRows = new Set(problems.map(({ row }) => row)).size;
  return (
    <>
      <DataTable
        caption={t('problems.title')}
        rows={problems}
        rowKey={({ row, field }) => `${row}-${field}`}
        columns={[
          { key: 'row', header: t('problems.row'), card: 'labelled', cell: ({ row }) => row },
          { key: 'name', header: t('problems.name'), card: 'title', cell: ({ name }) => name },
          {
            key: 'field',
            header: t('problems.field'),
            cell: ({ field }) => labels[nameOf(field)],
          },
          { key: 'value', header: t('problems.value'), cell: ({ value }) => value },
          {
            key: 'message',
            header: t('problems.message'),
            cell: ({ message, refusal }) => textOf({ ...refusal, message }),
          },
        ]}
      />
      {shownRows < problemCount && <p>{t('problems.more', { count: problemCount - shownRows })}</p>}
    </>
  );
}

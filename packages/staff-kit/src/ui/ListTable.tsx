import { ACTIONS, DataTable, Tools, type DataTableProps } from '@hausgeist/ui';
import { Suspense } from 'react';
import { late } from './late';
import { useHiddenColumns } from '../lists/use-hidden-columns';
import { useWasThere } from './use-was-there';

const ColumnsMenu = late(async () => (await import('./ColumnsMenu')).ColumnsMenu);

interface ListTableProps<Row> extends DataTableProps<Row> {
  /** Below which name the choice of columns is kept. */
  list: string;
}

/** The table of a list, of which people choose the columns; the first one and the actions stay. */
export function ListTable<Row>({ list, columns, ...table }: ListTableProps<Row>) {
  const [hidden, setHidden] = useHiddenColumns(list);
  const choices = columns.slice(1).filter(({ key }) => key !== ACTIONS);
  const shown = columns.filter(
    (column) => !choices.includes(column) || !hidden.includes(column.key),
  );
  const isEmpty = table.rows?.length === 0;
  const hasRows = useWasThere(table.rows !== undefined && !isEmpty);
  return (
    <>
      {!isEmpty && hasRows && (
        <Tools>
          <Suspense>
            <ColumnsMenu columns={choices} hidden={hidden} onChange={setHidden} />
          </Suspense>
        </Tools>
      )}
      <DataTable columns={shown} {...table} />
    </>
  );
}

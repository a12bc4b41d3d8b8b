import { Card, type DataColumn, DataTable } from '@hausgeist/ui';
import styles from './Analytics.module.css';

interface CountTableProps<Row> {
  title: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  name: { header: string; of: (row: Row) => string };
  count: { header: string; of: (row: Row) => number; write: (value: number) => string };
  more?: readonly DataColumn<Row>[];
  /** Said where there are no rows. */
  empty: string;
}

/** A bar chart that is a table: each row has its name, its bar, and its number. */
export function CountTable<Row>({
  title,
  rows,
  rowKey,
  name,
  count,
  more,
  empty,
}: CountTableProps<Row>) {
  const highest = Math.max(1, ...rows.map((row) => count.of(row)));
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className={styles.note}>{empty}</p>
      ) : (
        <DataTable
          caption={title}
          rows={rows}
          rowKey={rowKey}
          columns={[
            { key: 'name', header: name.header, cell: (row) => name.of(row) },
            {
              key: 'count',
              header: count.header,
              card: 'corner',
              width: '45%',
              cell: (row) => (
                <span className={styles.bar}>
                  <span
                    className={styles.length}
                    style={{ inlineSize: `${(count.of(row) / highest) * 70}%` }}
                  />
                  {count.write(count.of(row))}
                </span>
              ),
            },
            ...(more ?? []),
          ]}
        />
      )}
    </Card>
  );
}

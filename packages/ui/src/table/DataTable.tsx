import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Skeleton } from '../skeleton/Skeleton';
import { useCards } from './use-cards';
import { useKeptFocus } from './use-kept-focus';
import styles from './DataTable.module.css';

/**
 * Where a value stands on a card: as its title, in the corner beside that, in a line of its own without the
 * header, or in a line beside the header.
 */
type PlaceOnCard = 'title' | 'corner' | 'plain' | 'labelled';

/** One column. */
export interface DataColumn<Row> {
  key: string;
  header: string;
  /** The value; a dash stands for null and for an empty text, and a card leaves it out. */
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Any CSS width; without one the content decides. */
  width?: string;
  /** By default the first column is the title, and the others are labelled; `ACTIONS` always stand at the foot. */
  card?: PlaceOnCard;
}

/** The key of the column of what can be done with a row. */
export const ACTIONS = 'actions';

/** Makes the cells of a row. */
function cellWith<Row>(content: (column: DataColumn<Row>) => ReactNode) {
  return (column: DataColumn<Row>, index: number) => {
    const { key, header, align, card = index === 0 ? 'title' : 'labelled' } = column;
    return (
      <td
        key={key}
        data-label={header}
        data-card={key === ACTIONS ? 'foot' : card}
        className={align === 'end' ? styles.end : undefined}
      >
        {content(column)}
      </td>
    );
  };
}

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers: a heading above it says the same to the others. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** Missing while nothing is known yet: shapes stand for them. */
  rows: readonly Row[] | null | undefined;
  rowKey: (row: Row) => string;
  /** Other rows are on their way; the present ones stay, dimmed. */
  busy?: boolean;
  /** Stands instead of rows when there are none. */
  empty?: ReactNode;
}

/** Whether a press meant the row itself: not something in it, and not the end of selecting text. */
function isOnRow({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey) return false;
  if (target instanceof Element && target.closest('a, button, input, label, select, summary')) {
    return false;
  }
  return window.getSelection()?.isCollapsed !== false;
}

/** Follows the link of a row that leads to what the row is about, wherever the row is pressed. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const link = event.currentTarget.querySelector<HTMLElement>('[data-opens]');
  if (link && isOnRow(event)) link.click();
}

/** More letters without a blank are no word that has to stay whole; addresses have fewer. */
const LONG = /\S{61}/u;

/** Says which value has such letters, so that it alone breaks them. */
function markLong(value: HTMLElement | null): void {
  value?.toggleAttribute('data-long', LONG.test(value.textContent));
}

const LOADING_ROWS = 5;

/** Rows and columns. A link with `data-opens` opens the whole row. On a phone, and where the columns do not fit without breaking words, each row becomes a card. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busy = false,
  empty,
}: DataTableProps<Row>) {
  const around = useKeptFocus();
  const isCards = useCards(around, rows?.map(rowKey).join(' ') ?? '');
  if (rows?.length === 0 && empty) {
    return (
      <div className={styles.frame} tabIndex={-1} ref={around}>
        {empty}
      </div>
    );
  }
  return (
    <div className={styles.frame} data-cards={isCards} ref={around}>
      <table
        tabIndex={-1}
        className={classNames(styles.table, busy ? styles.busy : undefined)}
        aria-label={caption}
        aria-busy={busy || !rows}
      >
        <thead>
          <tr>
            {columns.map(({ key, header, align, width }) => (
              <th
                key={key}
                scope="col"
                className={align === 'end' ? styles.end : undefined}
                style={width ? { inlineSize: width } : undefined}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => (
                <tr key={rowKey(row)} onClick={openRow}>
                  {columns.map(
                    cellWith(({ cell }) => (
                      // At each drawing anew: the same cell may say something else.
                      <div className={styles.value} ref={(value) => markLong(value)}>
                        {cell(row)}
                      </div>
                    )),
                  )}
                </tr>
              ))
            : Array.from({ length: LOADING_ROWS }, (_, index) => (
                <tr key={index}>
                  {columns.map(cellWith(() => <Skeleton className={styles.shape} />))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

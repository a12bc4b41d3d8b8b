import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { Skeleton } from '@hausgeist/ui';
import { STATES, type CaseRow, type CaseState } from '../case-lists';
import styles from './CaseBoard.module.css';
import { CaseCard } from './CaseCard';
import { useCardMoves } from './use-card-moves';

interface CaseBoardProps {
  /** Missing while nothing is known yet: shapes stand for cards. */
  rows: readonly CaseRow[] | undefined;
  counts: Readonly<Record<CaseState, number>> | undefined;
}

/** Cases side by side by their state. A card is dragged to another column, or moved by its menu. */
export function CaseBoard({ rows, counts }: CaseBoardProps) {
  const t = useTranslations('cases');
  const mayEdit = usePermission('cases.edit');
  const { dialog, move, stateOf, isDragged, beginDrag, endDrag, column } = useCardMoves();
  return (
    <div
      className={styles.board}
      role="group"
      aria-label={t('view.board')}
      aria-busy={!rows}
      tabIndex={0}
    >
      {STATES.map((state) => {
        const cards = rows?.filter((row) => stateOf(row) === state);
        return (
          <section
            key={state}
            className={styles.column}
            aria-label={t(`state.${state}`)}
            {...column(state)}
          >
            <h2 className={styles.head}>
              {t(`state.${state}`)} <span className={styles.count}>{counts?.[state] ?? ''}</span>
            </h2>
            {cards?.map((row) => (
              <CaseCard
                key={row.id}
                row={row}
                state={state}
                isDragged={isDragged(row)}
                onMove={mayEdit ? (to) => move(row, to) : undefined}
                onDragStart={() => beginDrag(row)}
                onDragEnd={endDrag}
              />
            ))}
            {cards?.length === 0 && <p className={styles.none}>{t('noCase')}</p>}
            {!cards && <Skeleton className={styles.shape} />}
          </section>
        );
      })}
      {dialog}
    </div>
  );
}

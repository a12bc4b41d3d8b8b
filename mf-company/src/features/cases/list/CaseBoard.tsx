import { Link, usePermission, useTranslations } from '@hausgeist/shell-api';
import { Select } from '@hausgeist/ui';
import { oneOf } from '@hausgeist/staff-kit';
import { pathOf, STATES, statesAfter, type CaseRow, type CaseState } from '../case-lists';
import { useStateChange } from '../tell/use-state-change';
import { OrderBadge, UrgencyBadge } from './CaseBadges';
import styles from './Cases.module.css';
import { DueText } from './DueText';

interface CardProps {
  row: CaseRow;
  onMove: ((state: CaseState) => void) | undefined;
}

function Card({ row, onMove }: CardProps) {
  const t = useTranslations('cases');
  return (
    <article className={styles.card}>
      <Link className={styles.title} to={pathOf(row.id)}>
        {t('page.heading', { number: row.number, title: row.title })}
      </Link>
      {row.place && <span className={styles.quiet}>{row.place}</span>}
      <span className={styles.badges}>
        <OrderBadge {...row} />
        <UrgencyBadge urgency={row.urgency} />
        {row.dueOn && <DueText {...row} />}
      </span>
      {row.assignee && <span className={styles.quiet}>{row.assignee.name}</span>}
      {onMove && (
        <Select
          label={t('stateOf', { number: row.number })}
          value={row.state}
          options={statesAfter(row.state).map((state) => ({
            value: state,
            label: t(`state.${state}`),
          }))}
          onChange={({ target }) => {
            const state = oneOf(STATES, target.value);
            if (state) onMove(state);
          }}
        />
      )}
    </article>
  );
}

interface CaseBoardProps {
  rows: readonly CaseRow[];
  counts: Readonly<Record<CaseState, number>> | undefined;
}

/** Cases side by side by their state; a card moves by its menu, with the keyboard too. */
export function CaseBoard({ rows, counts }: CaseBoardProps) {
  const t = useTranslations('cases');
  const mayEdit = usePermission('cases.edit');
  const { setState, dialog } = useStateChange();
  return (
    <div className={styles.board} role="group" aria-label={t('view.board')} tabIndex={0}>
      {STATES.map((state) => {
        const cards = rows.filter((row) => row.state === state);
        return (
          <section key={state} className={styles.column} aria-label={t(`state.${state}`)}>
            <h2 className={styles.head}>
              {t(`state.${state}`)} <span className={styles.count}>{counts?.[state] ?? ''}</span>
            </h2>
            {cards.map((row) => (
              <Card
                key={row.id}
                row={row}
                onMove={mayEdit ? (to) => setState(row, { state: to }) : undefined}
              />
            ))}
            {cards.length === 0 && <p className={styles.quiet}>{t('noCase')}</p>}
          </section>
        );
      })}
      {dialog}
    </div>
  );
}

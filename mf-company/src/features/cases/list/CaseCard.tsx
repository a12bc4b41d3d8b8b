import { Link, useFormatter, useTranslations } from '@hausgeist/shell-api';
import { Menu, MenuItem } from '@hausgeist/ui';
import { useState, type DragEvent } from 'react';
import { pathOf, statesAfter, type CaseRow, type CaseState } from '../case-lists';
import { OrderBadge, UrgencyBadge } from './CaseBadges';
import styles from './CaseBoard.module.css';
import { DueText } from './DueText';

interface CaseCardProps {
  row: CaseRow;
  /** Where it stands: ahead of the server while it moves. */
  state: CaseState;
  isDragged: boolean;
  /** Missing where the viewer may not move it. */
  onMove: ((state: CaseState) => void) | undefined;
  onDragStart: () => void;
  onDragEnd: () => void;
}

/** A case on the board: all that one needs to choose the next, and nothing to fill in. */
export function CaseCard({ row, state, isDragged, onMove, ...drag }: CaseCardProps) {
  const t = useTranslations('cases');
  const format = useFormatter();
  const [now] = useState(() => Date.now());
  function start(event: DragEvent): void {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', `#${row.number} ${row.title}`);
    drag.onDragStart();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dragging is for pointers; its menu is for keys.
    <article
      className={styles.card}
      data-dragged={isDragged}
      draggable={onMove !== undefined}
      onDragStart={start}
      onDragEnd={drag.onDragEnd}
    >
      <div className={styles.top}>
        {/* Not a drag of its own: the card moves, not the address. */}
        <Link className={styles.title} to={pathOf(row.id)} draggable={false}>
          {t('page.heading', { number: row.number, title: row.title })}
        </Link>
        {onMove && (
          <Menu className={styles.menu} label={t('stateOf', { number: row.number })}>
            {statesAfter(row.state).map((to) => (
              <MenuItem key={to} checked={to === state} onClick={() => onMove(to)}>
                {t(`state.${to}`)}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      {row.place && <span className={styles.quiet}>{row.place}</span>}
      <span className={styles.badges}>
        <OrderBadge {...row} />
        <UrgencyBadge urgency={row.urgency} />
        {row.dueOn && <DueText {...row} />}
      </span>
      <span className={styles.foot}>
        <time dateTime={row.createdAt}>{format.relativeTime(new Date(row.createdAt), now)}</time>
        {row.assignee && <span>{row.assignee.name}</span>}
      </span>
    </article>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { Button, CloseIcon } from '@hausgeist/ui';
import { useRef, type MouseEvent } from 'react';
import type { ChosenBuildingFragment } from '../../gql/graphql';
import styles from './BuildingChoice.module.css';

interface ChosenProps {
  /** How many are chosen; some of very many have no name here. */
  count: number;
  buildings: readonly ChosenBuildingFragment[];
  onLeaveOut: (id: string) => void;
}

/** Those that are chosen. One line however many they are, so that the list below keeps its place. */
export function Chosen({ count, buildings, onLeaveOut }: ChosenProps) {
  const t = useTranslations('buildingChoice');
  const line = useRef<HTMLDivElement>(null);

  function leaveOut(id: string, { currentTarget: chip }: MouseEvent<HTMLElement>): void {
    // The chip goes, and the focus would be lost with it.
    const next = chip.nextElementSibling ?? chip.previousElementSibling ?? line.current;
    if (next instanceof HTMLElement) next.focus();
    onLeaveOut(id);
  }

  return (
    <div ref={line} tabIndex={-1} className={styles.chosen}>
      <span className={styles.hint}>{t('count', { count })}</span>
      {buildings.length > 0 && (
        <div className={styles.chips} role="group" aria-label={t('chosen')}>
          {buildings.map(({ id, name, street }) => (
            <Button
              key={id}
              size="small"
              icon={<CloseIcon size={16} />}
              aria-label={t('leaveOut', { name: name ?? street })}
              onClick={(event) => leaveOut(id, event)}
            >
              {name ?? street}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { FilterIcon } from '../icons';
import styles from './FoldedFilters.module.css';

interface FoldedFiltersProps {
  /** What the button and the sheet are called. */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * Filters in a `Toolbar` that a phone keeps in a sheet behind a button, so that the list begins on its first screen. As a
 * popover, the sheet is closed by Escape and by a press outside, and gives the focus back, without code of ours.
 */
export function FoldedFilters({ label, closeLabel, children }: FoldedFiltersProps) {
  const id = useId();
  return (
    <>
      <Button className={styles.opener} icon={<FilterIcon size={18} />} popoverTarget={id}>
        {label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        tabIndex={-1}
        className={styles.filters}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.focus();
        }}
      >
        {children}
        <Button className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          {closeLabel}
        </Button>
      </div>
    </>
  );
}

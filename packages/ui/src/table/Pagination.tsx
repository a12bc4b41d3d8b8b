import type { MouseEvent } from 'react';
import { Button } from '../button/Button';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Such as "Showing page 2 of 7". */
  status: string;
}

/** Goes through pages one by one. Each is shown from its beginning, and the button keeps the focus. */
export function Pagination({
  page,
  pageCount,
  onPage,
  previousLabel,
  nextLabel,
  status,
}: PaginationProps) {
  function turn(to: number, { currentTarget }: MouseEvent<HTMLButtonElement>): void {
    onPage(to);
    currentTarget.closest('main')?.scrollIntoView({ block: 'start' });
  }
  return (
    <nav className={styles.pagination} aria-label={status}>
      <p className={styles.status} role="status">
        {status}
      </p>
      <div className={styles.buttons}>
        <Button size="small" aria-disabled={page <= 1} onClick={(press) => turn(page - 1, press)}>
          {previousLabel}
        </Button>
        <Button
          size="small"
          aria-disabled={page >= pageCount}
          onClick={(press) => turn(page + 1, press)}
        >
          {nextLabel}
        </Button>
      </div>
    </nav>
  );
}

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

/** Goes through pages one by one. */
export function Pagination({
  page,
  pageCount,
  onPage,
  previousLabel,
  nextLabel,
  status,
}: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={status}>
      <p className={styles.status} role="status">
        {status}
      </p>
      <div className={styles.buttons}>
        <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {previousLabel}
        </Button>
        <Button size="small" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          {nextLabel}
        </Button>
      </div>
    </nav>
  );
}

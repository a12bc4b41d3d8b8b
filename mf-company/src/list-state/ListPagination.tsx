import { useTranslations } from '@hausgeist/shell-api';
import { Pagination } from '@hausgeist/ui';
import { useEffect, useEffectEvent } from 'react';

interface ListPaginationProps {
  page: number;
  pageSize: number;
  /** Unknown while the first page loads. */
  totalCount: number | undefined;
  /** The count may still change. */
  busy: boolean;
  onPage: (page: number) => void;
}

/** Previous and Next, only where there is more than one page. */
export function ListPagination({ page, pageSize, totalCount, busy, onPage }: ListPaginationProps) {
  const t = useTranslations('common');
  const pages = Math.max(1, Math.ceil((totalCount ?? 0) / pageSize));
  const goToLast = useEffectEvent(() => onPage(pages));
  const isBeyond = !busy && totalCount !== undefined && page > pages;
  // The last row of the last page may just have been deleted.
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  if (pages <= 1) return null;
  return (
    <Pagination
      page={page}
      pageCount={pages}
      onPage={onPage}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      status={t('pageStatus', { page: String(page), pages: String(pages) })}
    />
  );
}

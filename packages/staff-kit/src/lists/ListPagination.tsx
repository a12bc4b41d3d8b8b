import { useTranslations } from '@hausgeist/shell-api';
import { Pagination } from '@hausgeist/ui';
import { useEffect, useEffectEvent } from 'react';
import { PAGE_SIZE } from './use-list-state';

interface ListPaginationProps {
  page: number;
  pageSize?: number;
  /** Rows of all pages together; undefined while unknown. */
  total: number | undefined;
  /** The total may still change. */
  isBusy?: boolean;
  onPage: (page: number, replace?: boolean) => void;
}

/** Goes through the pages of a list; not shown where one page holds everything. */
export function ListPagination({
  page,
  pageSize = PAGE_SIZE,
  total,
  isBusy = false,
  onPage,
}: ListPaginationProps) {
  const t = useTranslations('common');
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = !isBusy && pages !== undefined && page > pages;
  const goToLast = useEffectEvent(() => onPage(pages ?? 1, true));
  // The last row of the last page was deleted, or the link is old.
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  if (pages === undefined || pages === 1) return null;
  return (
    <Pagination
      page={page}
      pageCount={pages}
      onPage={onPage}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      status={t('page', { page: String(page), pages: String(pages) })}
    />
  );
}

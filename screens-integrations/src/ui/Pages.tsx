import { useTranslations } from '@hausgeist/shell-api';
import { Pagination } from '@hausgeist/ui';
import { useEffect, useEffectEvent } from 'react';
import { PAGE_SIZE, useAddress } from '../requests/use-address';

/** Goes through the pages of the open list; not there where one page holds everything. */
export function Pages({ total }: { total: number | undefined }) {
  const t = useTranslations('integrations');
  const { page, set } = useAddress();
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / PAGE_SIZE));
  const turn = useEffectEvent((to: number) => set({ page: String(to) }, true));
  useEffect(() => {
    // The last row of the last page is gone, or the link is old.
    if (pages !== undefined && page > pages) turn(pages);
  }, [page, pages]);
  if (pages === undefined || pages === 1) return null;
  return (
    <Pagination
      page={page}
      pageCount={pages}
      onPage={(to) => set({ page: to > 1 ? String(to) : '' })}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      status={t('page', { page: String(page), pages: String(pages) })}
    />
  );
}

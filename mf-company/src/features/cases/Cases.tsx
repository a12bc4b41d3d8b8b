import { Link, useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { AddButton, ListFrame, NoMatch, Page, Parts } from '@hausgeist/staff-kit';
import { buttonClassName, EmptyState, SummaryIcon, Tabs, UsersIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { CRAFTSMEN, STATES } from './case-lists';
import { NewCaseDialog } from './form/NewCaseDialog';
import { ExportButton } from './list/ExportButton';
import { CaseBoard } from './list/CaseBoard';
import { CaseFilters } from './list/CaseFilters';
import { CaseTable } from './list/CaseTable';
import { useServiceCaseList, type CaseListState } from './list/use-service-case-list';

/** Nothing has to be done: because all is, or because nothing ever had to be. */
function NoCases({ hasDone, addButton }: { hasDone: boolean; addButton: ReactNode }) {
  const t = useTranslations('cases');
  const icon = <SummaryIcon size={28} />;
  return hasDone ? (
    <EmptyState
      icon={icon}
      title={t('allDone')}
      action={
        <Link className={buttonClassName()} to="?state=all">
          {t('showDone')}
        </Link>
      }
    />
  ) : (
    <EmptyState icon={icon} title={t('empty')} action={addButton}>
      {addButton && t('emptyHint')}
    </EmptyState>
  );
}

const hasNone = (counts: CaseListState['counts']) =>
  counts !== undefined && STATES.every((state) => counts[state] === 0);

/** All cases of the company, as a list or by their state. */
export function Cases() {
  const t = useTranslations('cases');
  const list = useServiceCaseList();
  const mayEdit = usePermission('cases.edit');
  const [isAdding, setIsAdding] = useOpenDialog<boolean>('cases');
  const { counts } = list;
  const addButton = mayEdit && <AddButton onClick={() => setIsAdding(true)}>{t('new')}</AddButton>;
  const empty = list.isFiltered ? (
    <NoMatch icon={<SummaryIcon size={28} />} title={t('noMatch')} onClear={list.clear} />
  ) : (
    <NoCases hasDone={!!counts && !hasNone(counts)} addButton={addButton} />
  );
  // Nothing to narrow down, and nothing to hand out, until there is a first case.
  const isFirst = list.rows?.length === 0 && !list.isFiltered && hasNone(counts);
  return (
    <Page
      title={t('title')}
      description={list.total !== undefined && t('total', { count: list.total })}
      actions={
        <>
          <Link className={buttonClassName()} to={CRAFTSMEN}>
            <UsersIcon size={18} />
            {t('craftsmen')}
          </Link>
          {!isFirst && <ExportButton filters={list.filters} />}
          {addButton}
        </>
      }
    >
      {isFirst ? (
        <CaseTable rows={[]} busy={false} empty={empty} />
      ) : (
        <Tabs
          label={t('view.label')}
          current={list.isBoard ? 'board' : 'list'}
          items={[
            { key: 'list', label: t('view.list') },
            { key: 'board', label: t('view.board') },
          ]}
          onSelect={(view) => list.setFilters({ view: view === 'board' ? view : '' })}
        >
          <Parts>
            <CaseFilters list={list} />
            <ListFrame
              list={{ ...list, total: list.isBoard ? undefined : list.total }}
              failures={{ failed: t('failed') }}
              loading={t('loading')}
            >
              {list.isBoard && list.rows?.length !== 0 ? (
                <CaseBoard rows={list.rows} counts={counts} />
              ) : (
                <CaseTable rows={list.rows} busy={list.isBusy} empty={empty} />
              )}
            </ListFrame>
          </Parts>
        </Tabs>
      )}
      {isAdding && <NewCaseDialog onClose={() => setIsAdding(undefined)} />}
    </Page>
  );
}

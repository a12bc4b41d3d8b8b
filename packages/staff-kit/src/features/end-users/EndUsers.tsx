import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { Button, EmptyState, MailIcon, UsersIcon } from '@hausgeist/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { AddButton } from '../../ui/AddButton';
import { ListFrame } from '../../ui/ListFrame';
import { PAGE_SIZE } from '../../lists/use-list-state';
import { NoMatch } from '../../ui/NoMatch';
import { Page } from '../../ui/Page';
import { EndUserCounters } from './EndUserCounters';
import type { EndUserDialogsProps, OpenDialog } from './EndUserDialogs';
import { EndUserFilters } from './EndUserFilters';
import { EndUserTable } from './EndUserTable';
import type { EndUserRow } from './end-user-lists';
import type { EndUserOptions, EndUserRights } from './options';
import { late, soon } from '../../ui/late';
import { PERSON, useSheetAddress } from '../../lists/use-sheet-address';
import { useEndUserList } from './use-end-user-list';

/** The dialogs of the list, whose code comes with the first of them. */
export const loadEndUserDialogs = async () => (await import('./EndUserDialogs')).EndUserDialogs;
const OwnDialogs = late(loadEndUserDialogs);
const DidYouMean = late(async () => (await import('./DidYouMean')).DidYouMean);
const PersonSheet = soon(async () => (await import('./person/PersonSheet')).PersonSheet);

interface EndUsersProps extends EndUserOptions {
  /** What the viewer may do. */
  may: EndUserRights;
  pageSize?: number;
  /** What else can be done with the people that the filters leave. */
  actions?: (filters: {
    search: string;
    type: string;
    residence: string;
    building: string;
  }) => ReactNode;
  /** The page with a building's id behind it, where the console has one. */
  buildingsPath?: string;
  /** What else is known about a person, such as their conversations. */
  activity?: (person: EndUserRow) => ReactNode;
  /** The dialogs, where they bring texts along that the page has not. */
  Dialogs?: ComponentType<EndUserDialogsProps>;
}

/** How many there are, and of those how many are found where something is looked for. */
function useCountText(list: ReturnType<typeof useEndUserList>, hasCounters: boolean) {
  const t = useTranslations('endUsers');
  const all = hasCounters ? list.stats?.total : list.total;
  if (all === undefined) return false;
  if (!list.isFiltered) return t('total', { count: all });
  if (list.total === undefined) return false;
  return hasCounters ? t('foundOf', { count: list.total, all }) : t('found', { count: list.total });
}

/** Tenants and owners, of one company or of all: looked for, added, changed and deleted. */
export function EndUsers(props: EndUsersProps) {
  const { may, pageSize = PAGE_SIZE, actions, buildingsPath, activity, ...rest } = props;
  const { Dialogs = OwnDialogs, ...options } = rest;
  const t = useTranslations('endUsers');
  const { companyId, CompanyPicker, BuildingFilter, hasCounters = false } = options;
  const withCompany = CompanyPicker !== undefined;
  const list = useEndUserList({ companyId, withCompany, withStats: hasCounters, pageSize });
  const [open, setOpen] = useOpenDialog<OpenDialog>('end-users');
  const { id: personId, show, to } = useSheetAddress(PERSON);
  const count = useCountText(list, hasCounters);
  // The people of all companies are not written to by one press.
  const isOfOneCompany = !withCompany || list.filters.companyId !== '';
  const icon = <UsersIcon size={28} />;

  const addButton = may.create && (
    <AddButton onClick={() => setOpen({ kind: 'add' })}>{t('add')}</AddButton>
  );
  const noMatch = (
    <NoMatch icon={icon} title={t('noMatch')} onClear={list.clearFilters}>
      {list.filters.search && (
        <Suspense>
          <DidYouMean search={list.filters.search} companyId={list.filter.companyId} to={to} />
        </Suspense>
      )}
    </NoMatch>
  );
  const noneYet = (
    <EmptyState icon={icon} title={t('empty')} action={!withCompany && addButton}>
      {!withCompany && may.create && t('emptyHint')}
    </EmptyState>
  );
  return (
    <Page
      title={t('title')}
      description={count}
      actions={
        <>
          {actions?.(list.filters)}
          {may.edit && isOfOneCompany && list.total !== undefined && list.total > 1 && (
            <Button
              icon={<MailIcon size={18} />}
              onClick={() =>
                setOpen({ kind: 'links', to: { filter: list.filter, count: list.total ?? 0 } })
              }
            >
              {t('signInLinks.all', { count: list.total })}
            </Button>
          )}
          {addButton}
        </>
      }
    >
      {hasCounters && <EndUserCounters stats={list.stats} />}
      <EndUserFilters {...{ list, CompanyPicker, BuildingFilter }} />
      <ListFrame
        list={list}
        failures={{ failed: t('failed.fetch'), offline: t('failed.fetchRetry') }}
        loading={t('loading')}
      >
        <EndUserTable
          rows={list.rows}
          busy={list.isBusy}
          empty={list.isFiltered ? noMatch : noneYet}
          withCompany={withCompany}
          to={to}
          onLink={
            may.edit ? (endUser) => setOpen({ kind: 'links', to: { person: endUser } }) : undefined
          }
          onEdit={may.edit ? (endUser) => setOpen({ kind: 'edit', endUser }) : undefined}
          onPrivacy={may.delete ? (endUser) => setOpen({ kind: 'privacy', endUser }) : undefined}
          onDelete={may.delete ? (endUser) => setOpen({ kind: 'delete', endUser }) : undefined}
        />
      </ListFrame>
      <Suspense>
        {personId && (
          <PersonSheet
            key="person"
            {...{ personId, may, withCompany, buildingsPath, activity }}
            rows={list.rows ?? []}
            onShow={(id) => show(id, true)}
            onDialog={setOpen}
            onClose={() => show(undefined, true)}
          />
        )}
      </Suspense>
      <Suspense>
        {open && (
          <Dialogs
            open={open}
            may={may}
            options={{
              ...options,
              companyId: withCompany ? list.filters.companyId : companyId,
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Page>
  );
}

import { toRequestFailure } from '@hausgeist/shell-api';
import { UsersIcon } from '@hausgeist/ui';
import { useState, type ReactNode } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  CompanyUsersDocument,
  PersonRowFragmentDoc,
  type CompanyUsersQueryVariables,
} from '../../gql/graphql';
import { ListPagination } from '../../lists/ListPagination';
import { askListAhead, useListQuery } from '../../lists/use-list-query';
import { oneOf, PAGE_SIZE, useListState } from '../../lists/use-list-state';
import { DetailState } from '../../ui/DetailState';
import { ListFrame } from '../../ui/ListFrame';
import { NoMatch } from '../../ui/NoMatch';
import { Page, Section } from '../../ui/Page';
import { ROLES, STATUSES, usePeopleTexts, type PeopleOptions } from './options';
import { PeopleFilters } from './PeopleFilters';
import { PeopleTable } from './PeopleTable';
import { usePeopleDialogs } from './use-people-dialogs';

interface PeopleInTwoListsProps extends PeopleOptions {
  /** Head of the page, which may name the company once that is known. */
  head: (company: string | undefined) => {
    title: string;
    description?: ReactNode;
    back?: { to: string; label: string };
    /** Said where there is no such company. */
    gone?: string;
  };
}

const INVITED = ['email', 'name', 'role', 'expires'] as const;
const USERS = ['name', 'email', 'role', 'status', 'lastLogin'] as const;

const NO_FILTERS = { search: '', role: '', status: '' };

function variablesOf(
  { companyId, isPlatform = false }: Pick<PeopleOptions, 'companyId' | 'isPlatform'>,
  { search, role, status } = NO_FILTERS,
  offset = 0,
  invitationsOffset = 0,
): CompanyUsersQueryVariables {
  const filter = { companyId, search: search || null, role: oneOf(ROLES, role) ?? null };
  const byStatus = { status: oneOf(STATUSES, status) ?? null };
  return {
    companyId: isPlatform ? companyId : undefined,
    withCompany: isPlatform,
    first: PAGE_SIZE,
    ...{ offset, invitationsOffset },
    users: { ...filter, ...byStatus, kind: 'USER' },
    // An invitation has no other status than to be pending.
    invitations: { ...filter, ...(isPlatform ? byStatus : {}), kind: 'INVITATION' },
  };
}

/** Asks for the people of one's own company before the page is drawn. */
export const askForPeople = (): void => askListAhead(CompanyUsersDocument, variablesOf({}));

/** The users of a company that the address asks for, and the open invitations beside them. */
function usePeople(options: PeopleOptions) {
  const state = useListState(['search', 'role', 'status']);
  const [invitationsPage, setInvitationsPage] = useState(1);
  const { data, ...list } = useListQuery(
    CompanyUsersDocument,
    variablesOf(options, state.filters, state.offset, (invitationsPage - 1) * PAGE_SIZE),
  );
  return {
    ...state,
    ...list,
    filters: { ...state.filters, companyId: '' },
    setFilters: (...change: Parameters<typeof state.setFilters>) => {
      setInvitationsPage(1);
      state.setFilters(...change);
    },
    company: data?.company?.name,
    users: data?.users.edges.map(({ node }) => readFragment(PersonRowFragmentDoc, node)),
    total: data?.users.totalCount,
    invitations: data?.invitations.edges.map(({ node }) =>
      readFragment(PersonRowFragmentDoc, node),
    ),
    invitationsTotal: data?.invitations.totalCount,
    invitationsPage,
    setInvitationsPage,
  };
}

/** The users of one company, and its open invitations. */
export function PeopleInTwoLists({ head, ...options }: PeopleInTwoListsProps) {
  const { texts, may, isPlatform } = options;
  const t = usePeopleTexts(texts);
  const list = usePeople(options);
  const { dialog, addButton, noneYet, handlers } = usePeopleDialogs(options);
  const table = { ...handlers, options, busy: list.isBusy };
  const isNew = isPlatform && may.invite && !list.isFiltered && list.invitationsTotal === 0;
  const noMatch = (
    <NoMatch
      icon={<UsersIcon size={28} />}
      title={t('empty')}
      onClear={() => list.setFilters({ search: '', role: '', status: '' })}
    />
  );
  const { title, description, back, gone } = head(list.company);
  if (list.error && gone && back && toRequestFailure(list.error).code === 'NOT_FOUND') {
    const state = { error: list.error, failed: t('failed.load'), onRetry: list.reload };
    return (
      <Page title={title}>
        <DetailState {...state} gone={gone} list={back} />
      </Page>
    );
  }
  return (
    <Page title={title} description={description} back={back} actions={addButton}>
      <PeopleFilters
        texts={texts}
        filters={list.filters}
        statuses={isPlatform ? STATUSES : STATUSES.filter((status) => status !== 'PENDING')}
        onChange={list.setFilters}
      />
      <ListFrame list={list} failures={{ failed: t('failed.load') }}>
        {Boolean(list.invitationsTotal) && (
          <Section title={t('pendingTitle')}>
            <PeopleTable
              {...table}
              caption={t('pendingTitle')}
              columns={isPlatform ? [...INVITED, 'invitedBy'] : INVITED}
              rows={list.invitations ?? []}
              hasActions={may.invite}
            />
            <ListPagination
              page={list.invitationsPage}
              total={list.invitationsTotal}
              isBusy={list.isBusy}
              onPage={list.setInvitationsPage}
            />
          </Section>
        )}
        <Section title={t('membersTitle')}>
          <PeopleTable
            {...table}
            caption={t('membersTitle')}
            columns={USERS}
            rows={list.users}
            {...(isNew && { empty: noneYet })}
            {...(list.isFiltered && { empty: noMatch })}
            hasActions={may.edit || may.remove}
          />
        </Section>
      </ListFrame>
      {dialog}
    </Page>
  );
}

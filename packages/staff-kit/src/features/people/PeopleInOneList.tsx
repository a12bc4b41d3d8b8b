import { Button } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { AllCompanyUsersDocument, PersonRowFragmentDoc } from '../../gql/graphql';
import { askListAhead, useListQuery } from '../../lists/use-list-query';
import { oneOf, PAGE_SIZE, useListState } from '../../lists/use-list-state';
import { ListFrame } from '../../ui/ListFrame';
import { CHOOSABLE_STATUSES, ROLES, STATUSES, usePeopleTexts, type PeopleOptions } from './options';
import type { PersonColumn } from './options';
import styles from './People.module.css';
import { PeopleFilters } from './PeopleFilters';
import { PeopleTable } from './PeopleTable';
import { usePeopleDialogs } from './use-people-dialogs';

interface PeopleInOneListProps extends PeopleOptions {
  columns: readonly PersonColumn[];
  /** What stands around the list, with the button that adds a person. */
  frame: (addButton: ReactNode, content: ReactNode) => ReactNode;
}

const FILTERS = ['companyId', 'search', 'role', 'status'] as const;

type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

const filterOf = ({ companyId, search, role, status }: Filters) => ({
  companyId: companyId || null,
  search: search || null,
  role: oneOf(ROLES, role ?? '') ?? null,
  status: oneOf(STATUSES, status ?? '') ?? null,
});

/** Asks for the people of all companies before the page is drawn. */
export const askForAllPeople = (): void =>
  askListAhead(AllCompanyUsersDocument, {
    ...{ first: PAGE_SIZE, offset: 0, withTotal: true },
    filter: filterOf({}),
  });

/** Users and invitations in one list; that of all companies is narrowed down by filters. */
export function PeopleInOneList({ columns, frame, ...options }: PeopleInOneListProps) {
  const { texts, companyId, CompanyPicker, may } = options;
  const t = usePeopleTexts(texts);
  const state = useListState(FILTERS);
  const { filters } = state;
  const { data, ...list } = useListQuery(AllCompanyUsersDocument, {
    first: PAGE_SIZE,
    offset: state.offset,
    withTotal: CompanyPicker !== undefined,
    filter: CompanyPicker ? filterOf(filters) : { companyId },
  });
  const { dialog, addButton, handlers } = usePeopleDialogs(options);
  const total = data?.companyMembers.totalCount;
  const everybody = data?.everybody?.totalCount;
  const content = (
    <>
      {CompanyPicker && (
        <>
          <PeopleFilters
            texts={texts}
            CompanyPicker={CompanyPicker}
            filters={filters}
            statuses={CHOOSABLE_STATUSES}
            onChange={state.setFilters}
          />
          <div className={styles.count}>
            <p role="status">
              {total !== undefined &&
                everybody !== undefined &&
                t('showing', { shown: total, total: everybody })}
            </p>
            <Button size="small" aria-disabled={!state.isFiltered} onClick={state.clearFilters}>
              {t('clearFilters')}
            </Button>
          </div>
        </>
      )}
      <ListFrame list={{ ...state, ...list, total }} failures={{ failed: t('failed.load') }}>
        <PeopleTable
          {...handlers}
          caption={t('membersTitle')}
          columns={columns}
          rows={data?.companyMembers.edges.map(({ node }) =>
            readFragment(PersonRowFragmentDoc, node),
          )}
          busy={list.isBusy}
          options={options}
          hasActions={may.edit}
        />
      </ListFrame>
      {dialog}
    </>
  );
  return frame(addButton, content);
}

import { AUDIT_ACTIONS } from '@hausgeist/schema';
import { MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import {
  Button,
  Checkbox,
  EmptyState,
  Select,
  TextField,
  Toolbar,
  ToolbarPair,
} from '@hausgeist/ui';
import { type ComponentType, useMemo } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { AuditLogDocument, AuditRowFragmentDoc, type AuditSubjectKind } from '../../gql/graphql';
import { ListFilters } from '../../lists/ListFilters';
import { SearchBox } from '../../lists/SearchBox';
import { SearchedChoice } from '../../ui/SearchedChoice';
import { PAGE_SIZE, useListState } from '../../lists/use-list-state';
import { askListAhead, useListQuery } from '../../lists/use-list-query';
import type { CompanyPickerProps } from '../../ui/company-picker';
import { useZoneText } from '../../ui/DateText';
import { ListFrame } from '../../ui/ListFrame';
import { NoMatch } from '../../ui/NoMatch';
import { Page } from '../../ui/Page';
import { actionKey } from './actions';
import { AuditTable } from './AuditTable';
import { Picked } from './Picked';
import { AuditFiles } from './AuditFiles';
import { catalogues } from './messages/catalogues';
import { SUBJECT_KINDS } from './subject-kinds';

interface AuditScreenProps {
  /** Where the log is of all companies: chooses one. */
  CompanyPicker?: ComponentType<CompanyPickerProps>;
  /** The company that an administrator of the platform acts for. */
  companyId?: string | undefined;
  /** Whether the viewer may also take the evidence of notices about the assistant. */
  withNotices?: boolean;
}

/** A day of the address as a moment: its beginning, or its end. */
function momentOf(day: string, time: '00:00:00.000' | '23:59:59.999'): string | null {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

const FILTERS = [
  ...(['search', 'action', 'actorId', 'subjectKind', 'subjectId', 'companyId'] as const),
  ...(['from', 'to', 'signIns'] as const),
];

type Filters = Partial<Record<(typeof FILTERS)[number], string>>;

const variablesOf = (filters: Filters, offset: number, ownCompanyId?: string) => ({
  first: PAGE_SIZE,
  offset,
  filter: {
    search: filters.search || null,
    action: filters.action || null,
    actorId: filters.actorId || null,
    subjectId: filters.subjectId || null,
    subjectKind: SUBJECT_KINDS.find((kind) => kind === filters.subjectKind) ?? null,
    companyId: ownCompanyId ?? (filters.companyId || null),
    withoutSignIns: filters.signIns === 'none' || null,
    from: momentOf(filters.from ?? '', '00:00:00.000'),
    to: momentOf(filters.to ?? '', '23:59:59.999'),
  },
});

/** Asks for the newest entries before the page is drawn. */
export const askForAuditLog = (): void => askListAhead(AuditLogDocument, variablesOf({}, 0));

function useAuditList(ownCompanyId: string | undefined) {
  const state = useListState(FILTERS);
  const variables = variablesOf(state.filters, state.offset, ownCompanyId);
  const { filter } = variables;
  return { ...state, filter, list: useListQuery(AuditLogDocument, variables) };
}

function AuditFilters({
  state: { filters, setFilters, isFiltered, clearFilters, list },
  CompanyPicker,
}: { state: ReturnType<typeof useAuditList> } & Pick<AuditScreenProps, 'CompanyPicker'>) {
  const t = useTranslations('audit');
  const common = useTranslations('common');
  const actions = useMemo(
    () =>
      AUDIT_ACTIONS.map((action) => ({
        value: action,
        label: t(`actions.${actionKey(action)}`),
      })).toSorted((one, other) => one.label.localeCompare(other.label)),
    [t],
  );
  const kinds = SUBJECT_KINDS.map((kind: AuditSubjectKind) => ({
    value: kind,
    label: t(`subjects.${kind}`),
  }));
  return (
    <Toolbar>
      <SearchBox
        label={t('search')}
        searched={filters.search}
        onSearch={(search) => setFilters({ search }, true)}
      />
      <ListFilters
        values={[
          ...[filters.action, filters.subjectKind, filters.companyId],
          ...[filters.from, filters.to, filters.signIns],
        ]}
      >
        <SearchedChoice
          label={t('action')}
          all={t('allActions')}
          none={t('noAction')}
          clear={t('clearAction')}
          value={filters.action}
          options={actions}
          onChange={(action) => setFilters({ action })}
        />
        <Select
          label={t('subject')}
          value={filters.subjectKind}
          options={[{ value: '', label: t('allSubjects') }, ...kinds]}
          onChange={(event) => setFilters({ subjectKind: event.target.value })}
        />
        {CompanyPicker && (
          <CompanyPicker
            clearable
            label={t('company')}
            placeholder={t('allCompanies')}
            value={filters.companyId}
            onChange={(companyId) => setFilters({ companyId })}
          />
        )}
        <ToolbarPair>
          <TextField
            label={t('from')}
            type="date"
            value={filters.from}
            max={filters.to || undefined}
            onChange={(event) => setFilters({ from: event.target.value }, true)}
          />
          <TextField
            label={t('to')}
            type="date"
            value={filters.to}
            min={filters.from || undefined}
            onChange={(event) => setFilters({ to: event.target.value }, true)}
          />
        </ToolbarPair>
        <Checkbox
          label={t('withoutSignIns')}
          checked={filters.signIns === 'none'}
          onChange={({ target }) => setFilters({ signIns: target.checked ? 'none' : '' })}
        />
        {/* A list without rows offers it itself. */}
        {isFiltered && list.data?.auditLog.totalCount !== 0 && (
          <Button onClick={clearFilters}>{common('clearFilters')}</Button>
        )}
      </ListFilters>
    </Toolbar>
  );
}

function Log({ CompanyPicker, companyId, withNotices = false }: AuditScreenProps) {
  const t = useTranslations('audit');
  const zoneText = useZoneText();
  const state = useAuditList(companyId);
  const { page, setPage, filter } = state;
  const { data, ...list } = state.list;
  const rows = readFragment(
    AuditRowFragmentDoc,
    data?.auditLog.edges.map(({ node }) => node),
  );
  return (
    <Page
      title={t('title')}
      description={t('description', { zone: zoneText() })}
      actions={<AuditFiles query={filter} withNotices={withNotices} />}
    >
      <AuditFilters state={state} CompanyPicker={CompanyPicker} />
      <Picked
        rows={rows ?? []}
        filters={state.filters}
        onDrop={(name) => state.setFilters({ [name]: '' })}
      />
      <ListFrame
        list={{ ...list, page, setPage, total: data?.auditLog.totalCount }}
        failures={{ failed: t('loadFailed') }}
      >
        <AuditTable
          rows={rows}
          busy={list.isBusy}
          empty={
            state.isFiltered ? (
              <NoMatch title={t('empty')} onClear={state.clearFilters} />
            ) : (
              <EmptyState title={t('empty')} />
            )
          }
          withCompany={!!CompanyPicker}
          onPick={state.setFilters}
        />
      </ListFrame>
    </Page>
  );
}

/** Everything that people and programs did that matters: in all companies, or in one. */
export function AuditScreen(props: AuditScreenProps) {
  return (
    <MessagesProvider messages={catalogues}>
      <Log {...props} />
    </MessagesProvider>
  );
}

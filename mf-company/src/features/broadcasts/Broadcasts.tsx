import { useNavigate, useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  AddButton,
  DateText,
  ListFrame,
  ListTable,
  Note,
  Page,
  PAGE_SIZE,
  RowLink,
  Stacked,
  useDayText,
  useListQuery,
  useListState,
} from '@hausgeist/staff-kit';
import { EmptyState, MailIcon, ToolsPlace, type DataColumn } from '@hausgeist/ui';
import { useCompanyId } from '../company-scope';
import { BroadcastDialog } from './BroadcastDialog';
import { BroadcastState } from './BroadcastState';
import { readFragment } from './gql/fragment-masking';
import {
  BroadcastRowFragmentDoc,
  PortalBroadcastsDocument,
  type BroadcastRowFragment,
} from './gql/graphql';
import { useWhom } from './use-whom';

/** While one is being sent, the list is read again after this. */
const POLL_MS = 5_000;

function useBroadcasts() {
  const url = useListState(['building']);
  const variables = { first: PAGE_SIZE, offset: url.offset, companyId: useCompanyId() };
  const { data, ...list } = useListQuery(PortalBroadcastsDocument, variables, {
    pollEvery: ({ broadcasts }) =>
      broadcasts.edges.some(
        ({ node }) => readFragment(BroadcastRowFragmentDoc, node).status === 'SENDING',
      )
        ? POLL_MS
        : 0,
  });
  const rows = data?.broadcasts.edges.map(({ node }) =>
    readFragment(BroadcastRowFragmentDoc, node),
  );
  return { ...url, ...list, rows, total: data?.broadcasts.totalCount };
}

/** All messages to many, the newest first. */
export function Broadcasts() {
  const t = useTranslations('broadcasts');
  const whom = useWhom();
  const dayText = useDayText();
  const navigate = useNavigate();
  const list = useBroadcasts();
  const mayCreate = usePermission('broadcast.create');
  const [isAdding, setIsAdding] = useOpenDialog<boolean>('broadcasts');
  // The page of a building leads here for a message to its people.
  const { building } = list.filters;
  const open = (id: string) => void navigate(`/company/dashboard/broadcasts/${id}`);

  function close(): void {
    setIsAdding(undefined);
    if (building) list.setFilters({ building: '' }, true);
  }

  const addButton = mayCreate && (
    <AddButton onClick={() => setIsAdding(true)}>{t('add')}</AddButton>
  );
  const columns: DataColumn<BroadcastRowFragment>[] = [
    {
      key: 'subject',
      header: t('columns.subject'),
      cell: ({ id, subject }) => (
        <RowLink to={`/company/dashboard/broadcasts/${id}`}>{subject}</RowLink>
      ),
    },
    {
      key: 'audience',
      header: t('columns.audience'),
      card: 'plain',
      cell: (row) => (
        <Stacked>
          <span>{whom(row)}</span>
          <Note>{t('people', { count: row.reach.reached })}</Note>
        </Stacked>
      ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      card: 'corner',
      cell: (row) => <BroadcastState {...row} />,
    },
    {
      key: 'date',
      header: t('columns.date'),
      cell: ({ startedAt, scheduledAt, createdAt, validUntil }) => (
        <Stacked>
          <DateText at={startedAt ?? scheduledAt ?? createdAt} withTime />
          {validUntil && <Note>{t('page.validUntil', { day: dayText(validUntil) })}</Note>}
        </Stacked>
      ),
    },
  ];
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <ToolsPlace />
          {addButton}
        </>
      }
    >
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        <ListTable
          list="broadcasts"
          caption={t('title')}
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => id}
          busy={list.isBusy}
          empty={
            <EmptyState icon={<MailIcon size={28} />} title={t('empty')} action={addButton}>
              {mayCreate && t('emptyHint')}
            </EmptyState>
          }
        />
      </ListFrame>
      {(isAdding || building) && mayCreate && (
        <BroadcastDialog buildingId={building} onSaved={open} onClose={close} />
      )}
    </Page>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import {
  EmailText,
  ListFrame,
  Note,
  Section,
  Stacked,
  useListQuery,
  useListState,
} from '@hausgeist/staff-kit';
import { DataTable, type DataColumn } from '@hausgeist/ui';
import {
  PortalBroadcastRecipientsDocument,
  type PortalBroadcastRecipientsQuery,
} from './gql/graphql';

const POLL_MS = 3_000;

type Recipient = PortalBroadcastRecipientsQuery['broadcastRecipients']['edges'][number]['node'];

/** What became of each recipient. */
export function Recipients({ id, isUnderWay }: { id: string; isUnderWay: boolean }) {
  const t = useTranslations('broadcasts');
  const url = useListState([]);
  const { data, ...list } = useListQuery(
    PortalBroadcastRecipientsDocument,
    { broadcastId: id, first: url.pageSize, offset: url.offset },
    { pollEvery: () => (isUnderWay ? POLL_MS : 0) },
  );
  const columns: DataColumn<Recipient>[] = [
    { key: 'name', header: t('page.name'), cell: ({ fullName }) => fullName },
    {
      key: 'email',
      header: t('page.email'),
      card: 'plain',
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'result',
      header: t('page.result'),
      card: 'corner',
      cell: ({ status, error }) => (
        <Stacked>
          <span>{t(`recipient.${status}`)}</span>
          {error && <Note>{error}</Note>}
        </Stacked>
      ),
    },
  ];
  const { edges, totalCount } = data?.broadcastRecipients ?? {};
  return (
    <Section title={t('page.recipients')}>
      <ListFrame
        list={{ ...url, ...list, total: totalCount }}
        failures={{ failed: t('loadFailed') }}
      >
        <DataTable
          caption={t('page.recipients')}
          columns={columns}
          rows={edges?.map(({ node }) => node)}
          rowKey={({ endUserId }) => endUserId}
          busy={list.isBusy}
        />
      </ListFrame>
    </Section>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import {
  EmailText,
  ListFrame,
  Note,
  Section,
  Stacked,
  useListQuery,
  useListState,
  useMomentText,
} from '@hausgeist/staff-kit';
import { Checkbox, DataTable, type DataColumn } from '@hausgeist/ui';
import {
  PortalBroadcastRecipientsDocument,
  type PortalBroadcastRecipientsQuery,
} from './gql/graphql';

const POLL_MS = 3_000;

/** Those whose chat shows the message; whether others know of it cannot be said. */
const IN_CHAT: ReadonlySet<string> = new Set(['QUEUED', 'SENT', 'FAILED', 'BOUNCED', 'UNPROVEN']);

type Recipient = PortalBroadcastRecipientsQuery['broadcastRecipients']['edges'][number]['node'];

/** What became of each recipient, and who has read it. */
export function Recipients({ id, isUnderWay }: { id: string; isUnderWay: boolean }) {
  const t = useTranslations('broadcasts');
  const momentText = useMomentText();
  const url = useListState(['unread']);
  const isUnread = url.filters.unread === '1';
  const { data, ...list } = useListQuery(
    PortalBroadcastRecipientsDocument,
    {
      ...{ broadcastId: id, first: url.pageSize, offset: url.offset },
      isRead: isUnread ? false : null,
    },
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
      key: 'phone',
      header: t('page.phone'),
      card: 'plain',
      cell: ({ phone }) => phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,
    },
    {
      key: 'read',
      header: t('page.read'),
      card: 'plain',
      cell: ({ status, shownAt, readAt }) => {
        if (readAt) return t('page.readAt', { date: momentText(readAt) });
        if (shownAt) return t('page.shownAt', { date: momentText(shownAt) });
        return IN_CHAT.has(status) ? t('page.notRead') : null;
      },
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
      <Checkbox
        label={t('page.onlyUnread')}
        checked={isUnread}
        onChange={({ target }) => url.setFilters({ unread: target.checked ? '1' : '' })}
      />
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

import { useTranslations } from '@hausgeist/shell-api';
import { ClearIcon, type DataColumn, type DataTableProps } from '@hausgeist/ui';
import { ListTable } from '../../../ui/ListTable';
import type { ReactNode } from 'react';
import type { WebhookRowFragment } from '../../../gql/graphql';
import { DateText } from '../../../ui/DateText';
import { Code, EditAction, Note, RowAction, RowActions, RowOpener, Stacked } from '../../../ui/Row';
import { UrlText } from '../ui/UrlText';
import { LastDeliveryBadge } from './DeliveryBadge';
import { eventName, EVENTS } from './events';
import { StateBadge } from './StateBadge';
import styles from './WebhookTable.module.css';

/** What one can do with a webhook in the list; the rest is on its own page. */
export type WebhookActionKind = 'open' | 'edit' | 'remove';

interface WebhookTableProps {
  rows: DataTableProps<WebhookRowFragment>['rows'];
  busy: boolean;
  empty: ReactNode;
  onAction: (kind: WebhookActionKind, webhook: WebhookRowFragment) => void;
}

function Events({ events }: WebhookRowFragment) {
  const t = useTranslations('webhooks');
  if (events.length === EVENTS.length) return t('allEvents');
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event}>
          <Code>{eventName(event)}</Code>
        </li>
      ))}
    </ul>
  );
}

/** Webhooks with how their last delivery went. */
export function WebhookTable({ onAction, ...table }: WebhookTableProps) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const columns: DataColumn<WebhookRowFragment>[] = [
    {
      key: 'url',
      header: t('columns.url'),
      cell: (webhook) => (
        <Stacked>
          <RowOpener onClick={() => onAction('open', webhook)}>
            <UrlText url={webhook.url} />
          </RowOpener>
          {webhook.description && <Note>{webhook.description}</Note>}
        </Stacked>
      ),
    },
    {
      key: 'events',
      header: t('columns.events'),
      card: 'plain',
      cell: (webhook) => <Events {...webhook} />,
    },
    {
      key: 'state',
      header: t('columns.state'),
      card: 'corner',
      cell: (webhook) => <StateBadge {...webhook} />,
    },
    {
      key: 'lastDelivery',
      header: t('columns.lastDelivery'),
      cell: ({ lastDeliveryAt, lastDeliveryStatus }) => {
        if (!lastDeliveryStatus) return <Note>{t('noDelivery')}</Note>;
        return (
          <Stacked>
            <LastDeliveryBadge status={lastDeliveryStatus} />
            {lastDeliveryAt && (
              <Note>
                <DateText at={lastDeliveryAt} withTime />
              </Note>
            )}
          </Stacked>
        );
      },
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (webhook) => (
        <RowActions>
          <EditAction subject={webhook.url} onClick={() => onAction('edit', webhook)} />
          <RowAction
            Icon={ClearIcon}
            tone="danger"
            subject={webhook.url}
            onClick={() => onAction('remove', webhook)}
          >
            {t('remove.action')}
          </RowAction>
        </RowActions>
      ),
    },
  ];
  return (
    <ListTable
      list="webhooks"
      caption={t('table')}
      columns={columns}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}

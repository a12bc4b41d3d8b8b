import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { DataTable, type DataColumn, type DataTableProps } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { WebhookDeliveryRowFragment } from '../../../gql/graphql';
import { useRefusalText } from '../../../refusals/use-refusal-text';
import { DateText, useMomentText } from '../../../ui/DateText';
import { Code, Note, RowAction, RowActions, RowOpener, Stacked } from '../../../ui/Row';
import { isAhead } from '../ui/time';
import { DeliveryBadge } from './DeliveryBadge';

type Delivery = WebhookDeliveryRowFragment;

interface DeliveryTableProps {
  rows: DataTableProps<Delivery>['rows'];
  busy: boolean;
  empty: ReactNode;
  onShow: (delivery: Delivery) => void;
  /** Missing where nothing can be sent. */
  onReplay: ((delivery: Delivery) => void) | undefined;
}

const isAtRest = ({ status, nextAttemptAt }: Delivery) =>
  status !== 'PENDING' || isAhead(nextAttemptAt);

/** Writes how long an answer took. */
function useDurationText(): (milliseconds: number) => string {
  const t = useTranslations('webhooks.deliveries');
  const format = useFormatter();
  return (milliseconds) =>
    milliseconds < 1_000
      ? t('milliseconds', { value: format.number(milliseconds) })
      : t('seconds', {
          value: format.number(milliseconds / 1_000, { maximumFractionDigits: 1 }),
        });
}

function Response({ responseStatus, durationMs, error, refusal }: Delivery) {
  const t = useTranslations('webhooks.deliveries');
  const durationText = useDurationText();
  const refusalText = useRefusalText();
  if (responseStatus === null && durationMs === null && !error) {
    return <Note>{t('noResponse')}</Note>;
  }
  const facts = [
    responseStatus === null ? null : String(responseStatus),
    durationMs === null ? null : durationText(durationMs),
  ].filter((fact) => fact !== null);
  return (
    <Stacked>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      {error && <Note>{refusalText({ ...refusal, message: error })}</Note>}
    </Stacked>
  );
}

/** Messages with how their delivery went. */
export function DeliveryTable({ onShow, onReplay, ...table }: DeliveryTableProps) {
  const t = useTranslations('webhooks.deliveries');
  const common = useTranslations('common');
  const momentText = useMomentText();
  const subjectOf = ({ eventType, createdAt }: Delivery) =>
    `${eventType}, ${momentText(createdAt)}`;
  const columns: DataColumn<Delivery>[] = [
    {
      key: 'time',
      header: t('columns.time'),
      card: 'corner',
      cell: ({ createdAt }) => <DateText at={createdAt} withTime />,
    },
    {
      key: 'event',
      header: t('columns.event'),
      card: 'title',
      cell: (delivery) => (
        <RowOpener onClick={() => onShow(delivery)}>
          <Code>{delivery.eventType}</Code>
        </RowOpener>
      ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      card: 'plain',
      cell: ({ status, nextAttemptAt }) => (
        <Stacked>
          <DeliveryBadge status={status} />
          {status === 'PENDING' && isAhead(nextAttemptAt) && (
            <Note>{t('nextAttempt', { time: momentText(nextAttemptAt) })}</Note>
          )}
        </Stacked>
      ),
    },
    { key: 'attempts', header: t('columns.attempts'), cell: ({ attempts }) => attempts },
    {
      key: 'response',
      header: t('columns.response'),
      cell: (delivery) => <Response {...delivery} />,
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (delivery) => (
        <RowActions>
          {/* What is under way arrives by itself; what waits for hours need not, once all is mended. */}
          {onReplay && isAtRest(delivery) && (
            <RowAction subject={subjectOf(delivery)} onClick={() => onReplay(delivery)}>
              {t('replay')}
            </RowAction>
          )}
        </RowActions>
      ),
    },
  ];
  return <DataTable caption={t('table')} columns={columns} rowKey={({ id }) => id} {...table} />;
}

import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, EmptyState, RetryIcon, Select, SendIcon, Toolbar } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import {
  ReplayWebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  WebhookDeliveryRowFragmentDoc,
  type WebhookDeliveryRowFragment,
} from '../../../gql/graphql';
import { oneOf, PAGE_SIZE } from '../../../lists/use-list-state';
import { useAddress } from '../use-address';
import { useListQuery } from '../../../lists/use-list-query';
import { useAction } from '../../../requests/use-action';
import { NoMatch } from '../../../ui/NoMatch';
import { ListFrame } from '../../../ui/ListFrame';
import { DeliveryTable } from './DeliveryTable';
import { PayloadDialog } from './PayloadDialog';
import { pollEvery } from './poll-every';
import { ReplayDialog } from './ReplayDialog';
import styles from './WebhookPage.module.css';

const STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;

interface DeliveriesProps {
  webhookId: string;
  /** Nothing is sent to a webhook that is switched off. */
  canSend: boolean;
  /** Goes up when there is a reason to look again. */
  sent: number;
  /** Something has come of an attempt; the webhook may be another one now. */
  onProgress: () => void;
}

/** What was sent to a webhook, and what came back; follows what is still under way. */
export function Deliveries({ webhookId, canSend, sent, onProgress }: DeliveriesProps) {
  const t = useTranslations('webhooks.deliveries');
  const many = useTranslations('webhooks.replayMany');
  const common = useTranslations('common');
  const toast = useToast();
  const { status, page, offset, set, setPage } = useAddress();
  const [shown, setShown] = useState<WebhookDeliveryRowFragment>();
  const [isReplaying, setIsReplaying] = useState(false);
  const filter = { status: oneOf(STATUSES, status) ?? null };
  const { data, reload, ...list } = useListQuery(
    WebhookDeliveriesDocument,
    { webhookId, first: PAGE_SIZE, offset, filter },
    {
      pollEvery: ({ webhookDeliveries }) =>
        canSend
          ? pollEvery(
              readFragment(
                WebhookDeliveryRowFragmentDoc,
                webhookDeliveries.edges.map(({ node }) => node),
              ),
            )
          : 0,
    },
  );
  const rows = readFragment(
    WebhookDeliveryRowFragmentDoc,
    data?.webhookDeliveries.edges.map(({ node }) => node),
  );
  const replay = useAction(ReplayWebhookDeliveryDocument, {
    failed: t('replayFailed'),
    offline: common('offline'),
  });
  const lookAgain = useEffectEvent(reload);
  useEffect(() => {
    if (sent > 0) lookAgain();
  }, [sent]);
  const progress = rows && JSON.stringify(rows.map((row) => [row.id, row.status, row.attempts]));
  const known = useRef(progress);
  const tell = useEffectEvent(onProgress);
  useEffect(() => {
    if (known.current !== undefined && progress !== known.current) tell();
    known.current = progress;
  }, [progress]);
  async function sendAgain({ id }: WebhookDeliveryRowFragment): Promise<void> {
    if (replay.isBusy || !(await replay.run({ input: { id } }))) return;
    toast(t('replayed'), 'success');
    reload();
  }
  return (
    <>
      <h3 className={styles.section}>{t('title')}</h3>
      <Toolbar>
        <Select
          label={t('statusFilter')}
          value={status}
          options={[
            { value: '', label: t('allStatus') },
            ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onChange={(event) => set({ status: event.target.value })}
        />
        <Button icon={<RetryIcon size={18} />} busy={list.isBusy} onClick={reload}>
          {t('refresh')}
        </Button>
        {canSend && (
          <Button icon={<SendIcon size={18} />} onClick={() => setIsReplaying(true)}>
            {many('action')}
          </Button>
        )}
      </Toolbar>
      {replay.error && <Alert tone="danger">{replay.error}</Alert>}
      <ListFrame
        list={{ ...list, reload, page, setPage, total: data?.webhookDeliveries.totalCount }}
        failures={{ failed: t('loadFailed'), offline: common('offline') }}
      >
        <DeliveryTable
          rows={rows}
          busy={list.isBusy}
          empty={
            status ? (
              <NoMatch title={t('empty.noMatch')} onClear={() => set({ status: '' })} />
            ) : (
              <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
            )
          }
          onShow={setShown}
          onReplay={canSend ? (delivery) => void sendAgain(delivery) : undefined}
        />
      </ListFrame>
      {shown && <PayloadDialog delivery={shown} onClose={() => setShown(undefined)} />}
      {isReplaying && (
        <ReplayDialog
          webhookId={webhookId}
          status={status}
          onSent={reload}
          onClose={() => setIsReplaying(false)}
        />
      )}
    </>
  );
}

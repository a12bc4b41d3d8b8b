import { useTranslations } from '@hausgeist/shell-api';
import { EmptyState, PlugIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { AddButton } from '../../../ui/AddButton';
import { readFragment } from '../../../gql/fragment-masking';
import {
  WebhookRowFragmentDoc,
  WebhooksDocument,
  type WebhookRowFragment,
} from '../../../gql/graphql';
import type { Owner } from '../owner/owner';
import { PAGE_SIZE } from '../../../lists/use-list-state';
import { useAddress } from '../use-address';
import { useListQuery } from '../../../lists/use-list-query';
import { Denied } from '../ui/Denied';
import { ListFrame } from '../../../ui/ListFrame';
import { Panel } from '../ui/Panel';
import { CreateWebhook } from './CreateWebhook';
import { pollWebhooksEvery } from './poll-every';
import { DeleteWebhook, EditWebhook } from './WebhookDialogs';
import { WebhookTable } from './WebhookTable';

type Open = { kind: 'create' } | { kind: 'edit' | 'remove'; webhook: WebhookRowFragment };

/** The endpoints that receive events. */
export function WebhookList({ companyId, isPlatform }: Owner) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const { page, offset, setPage, open: show } = useAddress();
  const [open, setOpen] = useState<Open>();
  const { data, isDenied, reload, ...list } = useListQuery(
    WebhooksDocument,
    { companyId, first: PAGE_SIZE, offset },
    {
      pollEvery: ({ webhooks }) =>
        pollWebhooksEvery(
          readFragment(
            WebhookRowFragmentDoc,
            webhooks.edges.map(({ node }) => node),
          ),
        ),
    },
  );
  const rows = readFragment(
    WebhookRowFragmentDoc,
    data?.webhooks.edges.map(({ node }) => node),
  );
  const close = () => setOpen(undefined);
  if (isDenied) return <Denied />;
  return (
    <Panel
      intro={isPlatform ? t('introPlatform') : t('intro')}
      action={<AddButton onClick={() => setOpen({ kind: 'create' })}>{t('create')}</AddButton>}
    >
      <ListFrame
        list={{ ...list, reload, page, setPage, total: data?.webhooks.totalCount }}
        failures={{ failed: t('loadFailed'), offline: common('offline') }}
      >
        <WebhookTable
          rows={rows}
          busy={list.isBusy}
          empty={
            <EmptyState icon={<PlugIcon size={28} />} title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          }
          onAction={(kind, webhook) => {
            if (kind === 'open') show({ tab: 'webhooks', webhook: webhook.id });
            else setOpen({ kind, webhook });
          }}
        />
      </ListFrame>
      {open?.kind === 'create' && (
        <CreateWebhook companyId={companyId} onCreated={reload} onClose={close} />
      )}
      {open?.kind === 'edit' && <EditWebhook webhook={open.webhook} onClose={close} />}
      {open?.kind === 'remove' && (
        <DeleteWebhook webhook={open.webhook} onDeleted={reload} onClose={close} />
      )}
    </Panel>
  );
}

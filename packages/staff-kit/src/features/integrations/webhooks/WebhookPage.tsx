import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, ArrowLeftIcon, Button, SendIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import {
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookRowFragmentDoc,
  WebhooksDocument,
  type WebhookRowFragment,
} from '../../../gql/graphql';
import type { Owner } from '../owner/owner';
import { useAddress } from '../use-address';
import { useRefusalText } from '../../../refusals/use-refusal-text';
import { useListQuery } from '../../../lists/use-list-query';
import { useAction } from '../../../requests/use-action';
import { useMomentText } from '../../../ui/DateText';
import { Denied } from '../ui/Denied';
import { LoadFailure } from '../../../lists/LoadFailure';
import { isAhead } from '../ui/time';
import { UrlText } from '../ui/UrlText';
import { Deliveries } from './Deliveries';
import { StateBadge } from './StateBadge';
import { DeleteWebhook, EditWebhook, RotateWebhookSecret } from './WebhookDialogs';
import { pollWebhooksEvery } from './poll-every';
import styles from './WebhookPage.module.css';

/** As many as the server gives at once: one is looked for among them. */
const MOST = 100;

interface HeadProps {
  webhook: WebhookRowFragment;
  /** Something was sent. */
  onSent: () => void;
  onDeleted: () => void;
}

/** Says that the platform has given up on a receiver, and takes that back. */
function DisabledNote({ webhook }: { webhook: WebhookRowFragment }) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const refusalText = useRefusalText();
  const { run, isBusy, error } = useAction(UpdateWebhookDocument, {
    failed: t('form.updateFailed'),
    done: t('switchedOn'),
    offline: common('offline'),
  });
  const { disabledRefusal, disabledReason } = webhook;
  const reason = refusalText({ ...disabledRefusal, message: disabledReason ?? '' });
  return (
    <Alert tone="warning">
      <div className={styles.disabled}>
        <p>{t('disabled', { reason })}</p>
        {error && <p>{error}</p>}
        <Button
          size="small"
          busy={isBusy}
          onClick={() => void run({ input: { id: webhook.id, isActive: true } })}
        >
          {t('switchOn')}
        </Button>
      </div>
    </Alert>
  );
}

/** One webhook and what can be done with it. */
function Head({ webhook, onSent, onDeleted }: HeadProps) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const momentText = useMomentText();
  const toast = useToast();
  const { run, isBusy, error } = useAction(TestWebhookDocument, {
    failed: t('test.failed'),
    offline: common('offline'),
  });
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove'>();
  const close = () => setOpen(undefined);
  async function test(): Promise<void> {
    if (!(await run({ input: { id: webhook.id } }))) return;
    toast(t('test.done'), 'success');
    onSent();
  }
  const { previousSecretValidUntil: previousUntil } = webhook;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.texts}>
          <h2 className={styles.title}>
            <UrlText url={webhook.url} />
          </h2>
          <StateBadge {...webhook} />
          {webhook.description && <p className={styles.note}>{webhook.description}</p>}
          {isAhead(previousUntil) && (
            <p className={styles.note}>{t('previousUntil', { time: momentText(previousUntil) })}</p>
          )}
        </div>
        <div className={styles.actions}>
          <Button
            icon={<SendIcon size={18} />}
            busy={isBusy}
            disabled={!webhook.isActive}
            onClick={() => void test()}
          >
            {t('test.actionLong')}
          </Button>
          <Button onClick={() => setOpen('edit')}>{common('edit')}</Button>
          <Button onClick={() => setOpen('rotate')}>{t('rotate.action')}</Button>
          <Button onClick={() => setOpen('remove')}>{t('remove.action')}</Button>
        </div>
      </div>
      {error && <Alert tone="danger">{error}</Alert>}
      {!webhook.isActive && webhook.disabledReason && <DisabledNote webhook={webhook} />}
      {open === 'edit' && <EditWebhook webhook={webhook} onClose={close} />}
      {open === 'rotate' && <RotateWebhookSecret webhook={webhook} onClose={close} />}
      {open === 'remove' && (
        <DeleteWebhook webhook={webhook} onDeleted={onDeleted} onClose={close} />
      )}
    </>
  );
}

/** One webhook with what was sent to it. */
export function WebhookPage({ id, companyId }: Owner & { id: string }) {
  const t = useTranslations('webhooks.deliveries');
  const common = useTranslations('common');
  const { open } = useAddress();
  const [sent, setSent] = useState(0);
  const { data, error, isDenied, reload } = useListQuery(
    WebhooksDocument,
    { companyId, first: MOST },
    {
      pollEvery: ({ webhooks }) =>
        pollWebhooksEvery(
          readFragment(
            WebhookRowFragmentDoc,
            webhooks.edges.map(({ node }) => node),
          ).filter((row) => row.id === id),
        ),
    },
  );
  const rows = readFragment(
    WebhookRowFragmentDoc,
    data?.webhooks.edges.map(({ node }) => node) ?? [],
  );
  const webhook = rows.find((row) => row.id === id);
  const isActive = webhook?.isActive;
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    // Switching off ends the deliveries that waited.
    if (wasActive !== undefined) setSent((before) => before + 1);
  }
  if (isDenied) return <Denied />;
  const toList = () => open({ tab: 'webhooks' });
  return (
    <div className={styles.page}>
      <Button
        variant="quiet"
        size="small"
        className={styles.back}
        icon={<ArrowLeftIcon size={16} />}
        onClick={toList}
      >
        {t('back')}
      </Button>
      {webhook && (
        <Head webhook={webhook} onSent={() => setSent((before) => before + 1)} onDeleted={toList} />
      )}
      {error && (
        <LoadFailure
          error={error}
          texts={{ failed: t('loadFailed'), offline: common('offline') }}
          onRetry={reload}
        />
      )}
      {data && !webhook ? (
        <Alert tone="warning">{t('missing')}</Alert>
      ) : (
        <Deliveries webhookId={id} canSend={isActive ?? false} sent={sent} onProgress={reload} />
      )}
    </div>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { ConfirmDialog } from '@hausgeist/ui';
import { useState } from 'react';
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment,
} from '../../../gql/graphql';
import { useAction } from '../../../requests/use-action';
import { RotateDialog } from '../ui/RotateDialog';
import { useDialogTexts } from '../../../ui/use-dialog-texts';
import { WebhookDialog } from './WebhookDialog';
import { WebhookSecret } from './WebhookSecret';
import type { WebhookValues } from './webhook-schema';

interface HookDialogProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
}

/** Only what is different: the rest may have changed meanwhile, such as that it was switched off. */
const changesOf = <Values extends object>(before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(before[name as keyof Values]) !== JSON.stringify(value),
    ),
  ) as Partial<Values>;

/** Changes where messages go, about what, and whether. */
export function EditWebhook({ webhook, onClose }: HookDialogProps) {
  const t = useTranslations('webhooks.form');
  const common = useTranslations('common');
  const { run, isBusy, error } = useAction(UpdateWebhookDocument, {
    failed: t('updateFailed'),
    done: t('updated'),
    offline: common('offline'),
  });
  const { id } = webhook;
  // The form begins with these, however often the webhook is read while it is open.
  const [begun] = useState<WebhookValues>(() => {
    const { url, description, events, isActive } = webhook;
    return { url, description, events, isActive };
  });
  return (
    <WebhookDialog
      title={t('editTitle')}
      submitLabel={isBusy ? common('saving') : common('save')}
      values={begun}
      withActive
      busy={isBusy}
      error={error}
      onSubmit={async (values, form) => {
        if (await run({ input: { id, ...changesOf(begun, values) } }, form)) onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Signs with something new from now on, and shows it. */
export function RotateWebhookSecret({ webhook, onClose }: HookDialogProps) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const { run, isBusy, error } = useAction(RotateWebhookSecretDocument, {
    failed: t('rotate.failed'),
    offline: common('offline'),
  });
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) {
    return <WebhookSecret title={t('secret.rotatedTitle')} secret={secret} onClose={onClose} />;
  }
  async function rotate(graceHours: number): Promise<void> {
    const data = await run({ input: { id: webhook.id, graceHours } });
    if (data) setSecret(data.rotateWebhookSecret.secret);
  }
  return (
    <RotateDialog
      title={t('rotate.title')}
      text={t('rotate.text', { url: webhook.url })}
      submitLabel={isBusy ? t('rotate.submitting') : t('rotate.submit')}
      busy={isBusy}
      error={error}
      onRotate={(graceHours) => void rotate(graceHours)}
      onClose={onClose}
    />
  );
}

interface DeleteWebhookProps extends HookDialogProps {
  onDeleted: () => void;
}

/** Asks before a webhook and its log go. */
export function DeleteWebhook({ webhook, onDeleted, onClose }: DeleteWebhookProps) {
  const t = useTranslations('webhooks.remove');
  const common = useTranslations('common');
  const { run, isBusy, error } = useAction(DeleteWebhookDocument, {
    failed: t('failed'),
    done: t('done'),
    offline: common('offline'),
  });
  async function remove(): Promise<void> {
    if (!(await run({ input: { id: webhook.id } }))) return;
    onClose();
    onDeleted();
  }
  return (
    <ConfirmDialog
      {...useDialogTexts()}
      title={t('title')}
      confirmLabel={t('confirm')}
      busy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p style={{ overflowWrap: 'anywhere' }}>{t('text', { url: webhook.url })}</p>
    </ConfirmDialog>
  );
}

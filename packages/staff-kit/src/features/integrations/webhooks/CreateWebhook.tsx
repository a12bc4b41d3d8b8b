import { useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import { CreateWebhookDocument } from '../../../gql/graphql';
import { useAction } from '../../../requests/use-action';
import { WebhookDialog } from './WebhookDialog';
import { WebhookSecret } from './WebhookSecret';

interface CreateWebhookProps {
  companyId: string | undefined;
  onCreated: () => void;
  onClose: () => void;
}

/** Makes a webhook, and shows with what its messages are signed. */
export function CreateWebhook({ companyId, onCreated, onClose }: CreateWebhookProps) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const { run, isBusy, error } = useAction(CreateWebhookDocument, {
    failed: t('form.createFailed'),
    offline: common('offline'),
  });
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) {
    return <WebhookSecret title={t('secret.createdTitle')} secret={secret} onClose={onClose} />;
  }
  return (
    <WebhookDialog
      title={t('form.createTitle')}
      submitLabel={isBusy ? t('form.submitting') : t('form.submit')}
      values={{ url: '', description: '', events: [], isActive: true }}
      busy={isBusy}
      error={error}
      onSubmit={async ({ url, description, events }, form) => {
        const data = await run({ input: { companyId, url, description, events } }, form);
        if (!data) return;
        setSecret(data.createWebhook.secret);
        onCreated();
      }}
      onClose={onClose}
    />
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import { CreateWebhookDocument } from '../../gql/graphql';
import { useRequest } from '../../requests/use-request';
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
  const { run, busy, error } = useRequest(CreateWebhookDocument, t('form.createFailed'));
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) {
    return <WebhookSecret title={t('secret.createdTitle')} secret={secret} onClose={onClose} />;
  }
  return (
    <WebhookDialog
      title={t('form.createTitle')}
      submitLabel={busy ? t('form.submitting') : t('form.submit')}
      values={{ url: '', description: '', events: [], isActive: true }}
      busy={busy}
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

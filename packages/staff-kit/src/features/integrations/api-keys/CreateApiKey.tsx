import { useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import { CreateApiKeyDocument } from '../../../gql/graphql';
import { useAction } from '../../../requests/use-action';
import { ApiKeyDialog } from './ApiKeyDialog';
import { ApiKeySecret, type NewSecret } from './ApiKeySecret';

interface CreateApiKeyProps {
  companyId: string | undefined;
  onCreated: () => void;
  onClose: () => void;
}

/** Makes a key, and shows it. */
export function CreateApiKey({ companyId, onCreated, onClose }: CreateApiKeyProps) {
  const t = useTranslations('apiKeys');
  const common = useTranslations('common');
  const { run, isBusy, error } = useAction(CreateApiKeyDocument, {
    failed: t('form.createFailed'),
    offline: common('offline'),
  });
  const [made, setMade] = useState<NewSecret>();
  if (made) return <ApiKeySecret title={t('secret.createdTitle')} made={made} onClose={onClose} />;
  return (
    <ApiKeyDialog
      title={t('form.createTitle')}
      submitLabel={isBusy ? t('form.submitting') : t('form.submit')}
      companyId={companyId}
      values={{ name: '', scopes: [], expiresInDays: '90' }}
      withExpiry
      busy={isBusy}
      error={error}
      onSubmit={async ({ name, scopes, expiresInDays }, form) => {
        const input = { companyId, name, scopes, expiresInDays: Number(expiresInDays) };
        const data = await run({ input }, form);
        if (!data) return;
        setMade({ name, key: data.createApiKey.key });
        onCreated();
      }}
      onClose={onClose}
    />
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import {
  RevokeApiKeyDocument,
  RotateApiKeyDocument,
  UpdateApiKeyDocument,
  type ApiKeyRowFragment,
} from '../../../gql/graphql';
import { useAction } from '../../../requests/use-action';
import { useMomentText } from '../../../ui/DateText';
import { MutationDialog } from '../../../ui/MutationDialog';
import { RotateDialog } from '../ui/RotateDialog';
import { ApiKeyDialog } from './ApiKeyDialog';
import { ApiKeySecret, type NewSecret } from './ApiKeySecret';

interface KeyDialogProps {
  apiKey: ApiKeyRowFragment;
  onClose: () => void;
}

interface EditApiKeyProps extends KeyDialogProps {
  companyId: string | undefined;
}

/** Changes what a key is called and may do; its value stays. */
export function EditApiKey({ apiKey, companyId, onClose }: EditApiKeyProps) {
  const t = useTranslations('apiKeys.form');
  const common = useTranslations('common');
  const { run, isBusy, error } = useAction(UpdateApiKeyDocument, {
    failed: t('updateFailed'),
    done: t('updated'),
    offline: common('offline'),
  });
  return (
    <ApiKeyDialog
      title={t('editTitle')}
      submitLabel={isBusy ? common('saving') : common('save')}
      companyId={companyId}
      values={{ name: apiKey.name, scopes: apiKey.scopes, expiresInDays: '90' }}
      busy={isBusy}
      error={error}
      onSubmit={async ({ name, scopes }, form) => {
        if (await run({ input: { id: apiKey.id, name, scopes } }, form)) onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Gives a key a new value, and shows it. */
export function RotateApiKey({ apiKey, onClose }: KeyDialogProps) {
  const t = useTranslations('apiKeys');
  const common = useTranslations('common');
  const { run, isBusy, error } = useAction(RotateApiKeyDocument, {
    failed: t('rotate.failed'),
    offline: common('offline'),
  });
  const [made, setMade] = useState<NewSecret>();
  if (made) return <ApiKeySecret title={t('secret.rotatedTitle')} made={made} onClose={onClose} />;
  async function rotate(graceHours: number): Promise<void> {
    const data = await run({ input: { id: apiKey.id, graceHours } });
    if (data) setMade({ name: apiKey.name, key: data.rotateApiKey.key });
  }
  return (
    <RotateDialog
      title={t('rotate.title')}
      text={t('rotate.text', { name: apiKey.name })}
      submitLabel={isBusy ? t('rotate.submitting') : t('rotate.submit')}
      busy={isBusy}
      error={error}
      onRotate={(graceHours) => void rotate(graceHours)}
      onClose={onClose}
    />
  );
}

/** Asks before a key is revoked, and says when it was last used. */
export function RevokeApiKey({ apiKey, onClose }: KeyDialogProps) {
  const t = useTranslations('apiKeys.revoke');
  const common = useTranslations('common');
  const momentText = useMomentText();
  const { id, name, prefix, lastUsedAt } = apiKey;
  const used = lastUsedAt ? t('lastUsed', { time: momentText(lastUsedAt) }) : t('neverUsed');
  return (
    <MutationDialog
      mutation={RevokeApiKeyDocument}
      variables={{ input: { id } }}
      title={t('title')}
      text={`${t('text', { name, prefix })}\n${used}`}
      confirm={t('confirm')}
      done={t('done', { name })}
      failures={{ failed: t('failed'), offline: common('offline') }}
      onClose={onClose}
    />
  );
}

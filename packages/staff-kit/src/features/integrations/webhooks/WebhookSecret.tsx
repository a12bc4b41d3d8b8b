import { useTranslations } from '@hausgeist/shell-api';
import { SecretDialog } from '../ui/SecretDialog';

interface WebhookSecretProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** Shows, once, with what messages are signed. */
export function WebhookSecret({ title, secret, onClose }: WebhookSecretProps) {
  const t = useTranslations('webhooks.secret');
  return (
    <SecretDialog
      title={title}
      warning={t('warning')}
      label={t('label')}
      secret={secret}
      usage={t('usage')}
      onClose={onClose}
    />
  );
}

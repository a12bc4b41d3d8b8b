import { useTranslations } from '@hausgeist/shell-api';
import { SecretDialog } from '../ui/SecretDialog';

/** A key that was just made. */
export interface NewSecret {
  name: string;
  key: string;
}

interface ApiKeySecretProps {
  title: string;
  made: NewSecret;
  onClose: () => void;
}

/** Shows a key, once, and how it is used. */
export function ApiKeySecret({ title, made, onClose }: ApiKeySecretProps) {
  const t = useTranslations('apiKeys.secret');
  return (
    <SecretDialog
      title={title}
      warning={t('warning')}
      label={t('label', { name: made.name })}
      secret={made.key}
      usage={t('usage')}
      example="Authorization: Bearer hgk_…"
      onClose={onClose}
    />
  );
}

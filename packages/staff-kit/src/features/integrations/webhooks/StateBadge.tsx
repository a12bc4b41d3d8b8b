import { useTranslations } from '@hausgeist/shell-api';
import { Badge } from '@hausgeist/ui';
import type { WebhookRowFragment } from '../../../gql/graphql';

/** Whether a webhook gets messages: switched off by people is quiet, by the platform is not. */
export function StateBadge({ isActive, disabledReason }: WebhookRowFragment) {
  const t = useTranslations('webhooks.state');
  if (isActive) return <Badge tone="success">{t('active')}</Badge>;
  if (disabledReason) return <Badge tone="danger">{t('disabled')}</Badge>;
  return <Badge>{t('inactive')}</Badge>;
}

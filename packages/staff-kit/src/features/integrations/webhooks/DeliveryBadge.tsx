import { useTranslations } from '@hausgeist/shell-api';
import { Badge, type Tone } from '@hausgeist/ui';
import type { WebhookDeliveryStatus } from '../../../gql/graphql';

const TONES: Readonly<Record<WebhookDeliveryStatus, Tone>> = {
  PENDING: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
};

/** How the last attempt of a webhook went. What still waits after one has failed. */
export function LastDeliveryBadge({ status }: { status: WebhookDeliveryStatus }) {
  const t = useTranslations('webhooks');
  if (status === 'PENDING') return <Badge tone="warning">{t('retrying')}</Badge>;
  return <DeliveryBadge status={status} />;
}

/** How a delivery went. */
export function DeliveryBadge({ status }: { status: WebhookDeliveryStatus }) {
  const t = useTranslations('webhooks.deliveries.status');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}

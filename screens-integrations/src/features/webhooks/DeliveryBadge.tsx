import { useTranslations } from '@hausgeist/shell-api';
import { Badge, type Tone } from '@hausgeist/ui';
import type { WebhookDeliveryStatus } from '../../gql/graphql';

const TONES: Readonly<Record<WebhookDeliveryStatus, Tone>> = {
  PENDING: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
};

/** How a delivery went. */
export function DeliveryBadge({ status }: { status: WebhookDeliveryStatus }) {
  const t = useTranslations('webhooks.deliveries.status');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}

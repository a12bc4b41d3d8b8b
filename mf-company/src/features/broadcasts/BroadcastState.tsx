import { useTranslations } from '@hausgeist/shell-api';
import { Badge } from '@hausgeist/ui';
import type { BroadcastRowFragment } from './gql/graphql';

const TONES = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  SENDING: 'info',
  SENT: 'success',
  CANCELLED: 'warning',
} as const;

/** How far a message is. */
export function BroadcastState({ status }: Pick<BroadcastRowFragment, 'status'>) {
  const t = useTranslations('broadcasts.status');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}

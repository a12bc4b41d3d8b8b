import { useTranslations } from '@hausgeist/shell-api';
import { Badge, WarningIcon } from '@hausgeist/ui';
import { STATE_TONES, type CaseRow } from '../case-lists';

/** What has become of a case. */
export function StateBadge({ state }: Pick<CaseRow, 'state'>) {
  const t = useTranslations('cases.state');
  return <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>;
}

/** That a craftsman has the order of a case of which nothing else is known yet. */
export function OrderBadge({ state, orderedAt }: Pick<CaseRow, 'state' | 'orderedAt'>) {
  const t = useTranslations('cases');
  return state === 'OPEN' && orderedAt ? <Badge tone="info">{t('ordered')}</Badge> : null;
}

/** That its tenant has reported a case. */
export function OriginBadge({ isFromTenant }: Pick<CaseRow, 'isFromTenant'>) {
  const t = useTranslations('cases.page');
  return isFromTenant ? <Badge tone="info">{t('fromTenant')}</Badge> : null;
}

interface UrgencyBadgeProps extends Pick<CaseRow, 'urgency'> {
  /** Says so, too, where it is not. */
  showsNormal?: boolean;
}

/** How pressing a case is, where it is. */
export function UrgencyBadge({ urgency, showsNormal = false }: UrgencyBadgeProps) {
  const t = useTranslations('cases.urgency');
  if (urgency === 'NORMAL') return showsNormal ? <Badge tone="neutral">{t(urgency)}</Badge> : null;
  const isEmergency = urgency === 'EMERGENCY';
  return (
    <Badge
      tone={isEmergency ? 'danger' : 'warning'}
      icon={isEmergency && <WarningIcon size={13} />}
    >
      {t(urgency)}
    </Badge>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import type { NotificationRowFragment } from '../../gql/graphql';
import { useEmergencyText } from './use-emergency-text';

type Row = Pick<
  NotificationRowFragment,
  'kind' | 'count' | 'danger' | 'caseNumber' | 'actorName' | 'quota'
>;

const QUOTAS = ['messages', 'modelCalls', 'uploadedBytes', 'mails'] as const;

/** Says in one sentence what has happened. */
export function useNotificationText(): (row: Row) => string {
  const t = useTranslations('notificationList');
  const emergencyText = useEmergencyText();
  return ({ kind, count, danger, caseNumber, actorName, quota }) => {
    if (kind === 'EMERGENCY') return emergencyText(danger);
    const ofQuota = QUOTAS.find((one) => one === quota);
    return t(`kinds.${kind}`, {
      count,
      number: caseNumber ?? 0,
      name: actorName ?? t('colleague'),
      quota: ofQuota ? t(`quotas.${ofQuota}`) : '',
    });
  };
}

import { useTranslations } from '@hausgeist/shell-api';
import type { NotificationRowFragment } from '../../gql/graphql';
import { useEmergencyText } from './use-emergency-text';

type Row = Pick<
  NotificationRowFragment,
  'kind' | 'count' | 'danger' | 'caseNumber' | 'actorName' | 'deputyFor' | 'quota'
>;

const QUOTAS = ['messages', 'modelCalls', 'uploadedBytes', 'mails'] as const;

/** Kinds that are worded otherwise for those who stand in for the one who was meant. */
const OF_COLLEAGUE = ['ASSIGNED', 'MENTIONED', 'TENANT_REPLY', 'CASE_ASSIGNED'] as const;

/** Says in one sentence what has happened. */
export function useNotificationText(): (row: Row) => string {
  const t = useTranslations('notificationList');
  const emergencyText = useEmergencyText();
  return ({ kind, count, danger, caseNumber, actorName, deputyFor, quota }) => {
    if (kind === 'EMERGENCY') return emergencyText(danger);
    const ofQuota = QUOTAS.find((one) => one === quota);
    const values = {
      count,
      number: caseNumber ?? 0,
      name: actorName ?? t('colleague'),
      quota: ofQuota ? t(`quotas.${ofQuota}`) : '',
    };
    if (!deputyFor) return t(`kinds.${kind}`, values);
    const ofColleague = OF_COLLEAGUE.find((one) => one === kind);
    const text = ofColleague ? t(`ofColleague.${ofColleague}`, values) : t(`kinds.${kind}`, values);
    return t('deputyFor', { colleague: deputyFor, text });
  };
}

import { DANGER_KINDS } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import type { NotificationRowFragment } from '../../gql/graphql';

type Row = Pick<
  NotificationRowFragment,
  'kind' | 'count' | 'danger' | 'caseNumber' | 'actorName' | 'quota'
>;

const QUOTAS = ['messages', 'modelCalls', 'uploadedBytes', 'mails'] as const;

/** Says in one sentence what has happened. */
export function useNotificationText(): (row: Row) => string {
  const t = useTranslations('notifications');
  return ({ kind, count, danger, caseNumber, actorName, quota }) => {
    const known = DANGER_KINDS.find((one) => one === danger) ?? 'OTHER';
    const ofQuota = QUOTAS.find((one) => one === quota);
    return t(`kinds.${kind}`, {
      count,
      danger: t(`dangers.${known}`),
      number: caseNumber ?? 0,
      name: actorName ?? t('colleague'),
      quota: ofQuota ? t(`quotas.${ofQuota}`) : '',
    });
  };
}

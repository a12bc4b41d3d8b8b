import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { useCompanyId } from '../company-scope';
import type { BroadcastValues } from './broadcast-schema';
import { PortalBroadcastReachDocument } from './gql/graphql';
import styles from './Broadcasts.module.css';

/** How many people a choice reaches now. */
export function Reach({ kind, audience, ids }: Pick<BroadcastValues, 'kind' | 'audience' | 'ids'>) {
  const t = useTranslations('broadcasts.form');
  const companyId = useCompanyId();
  const isChosen = ids.length > 0 || (audience !== 'BUILDINGS' && audience !== 'PEOPLE');
  const input = { companyId, kind, audience: { kind: audience, ids } };
  const { data } = useQuery(
    PortalBroadcastReachDocument,
    isChosen ? { variables: { input }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { reached = 0, unsubscribed = 0, unproven = 0 } = (isChosen && data?.broadcastReach) || {};
  if (isChosen && !data) return null;
  return (
    <p className={styles.reach} role="status">
      {t('reach', { count: reached, unsubscribed, unproven })}
    </p>
  );
}

import { useFormatter, useQuery, useSession, useTranslations } from '@hausgeist/shell-api';
import { BellIcon, MessagesIcon, WarningIcon } from '@hausgeist/ui';
import { OverviewDocument } from '../gql/graphql';
import type { Overview } from './overview';

/** The cases of the company on which work is still to be done. */
export function useOverview(): Overview {
  const t = useTranslations('overview');
  const format = useFormatter();
  // The company in whose portal an administrator of the platform works; null for its own people.
  const { actingFor } = useSession();
  const { data, error, refetch } = useQuery(OverviewDocument, {
    variables: { companyId: actingFor },
    fetchPolicy: 'cache-and-network',
  });
  const counts = data?.caseCounts;
  return {
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    figures: counts && [
      { label: t('open'), value: counts.open, icon: <MessagesIcon />, tone: 'info' },
      { label: t('scheduled'), value: counts.scheduled, icon: <BellIcon />, tone: 'success' },
      {
        label: t('overdue'),
        value: counts.overdue,
        icon: <WarningIcon />,
        tone: counts.overdue > 0 ? 'danger' : 'neutral',
      },
    ],
    rows: data?.cases.edges.map(({ node }) => ({
      id: node.id,
      title: `#${node.number} ${node.title}`,
      text: [node.place, format.dateTime(new Date(node.updatedAt), { dateStyle: 'medium' })]
        .filter(Boolean)
        .join(' · '),
      badge: node.isOverdue
        ? { text: t('late'), tone: 'danger' }
        : { text: t(`states.${node.state}`), tone: 'info' },
    })),
  };
}

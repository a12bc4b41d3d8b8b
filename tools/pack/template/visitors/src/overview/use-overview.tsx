import { Link, skipToken, useFormatter, useQuery, useTranslations } from '@hausgeist/shell-api';
import { buttonClassName, EmptyState, PersonIcon } from '@hausgeist/ui';
import { OverviewCasesDocument, OverviewDocument } from '../gql/graphql';
import type { Overview } from './overview';

/** The repairs of the tenant or owner who is here; those whom the chat does not know are sent there. */
export function useOverview(): Overview {
  const t = useTranslations('overview');
  const format = useFormatter();
  const who = useQuery(OverviewDocument, { fetchPolicy: 'cache-and-network' });
  const isKnown = who.data?.viewer.kind === 'END_USER';
  const cases = useQuery(
    OverviewCasesDocument,
    isKnown ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const failed = [who, cases].find(({ data, error }) => !data && error);
  return {
    error: failed?.error,
    retry: () => void failed?.refetch().catch(() => undefined),
    figures: [],
    rows: cases.data?.chatCases.map(({ id, number, title, state, appointmentAt }) => ({
      id,
      title: `#${number} ${title}`,
      text: appointmentAt
        ? t('appointment', {
            at: format.dateTime(new Date(appointmentAt), {
              dateStyle: 'full',
              timeStyle: 'short',
            }),
          })
        : t('noAppointment'),
      badge: { text: t(`states.${state}`), tone: 'info' },
    })),
    invitation: who.data && !isKnown && (
      <EmptyState
        icon={<PersonIcon size={32} />}
        title={t('unknown.title')}
        action={
          <Link className={buttonClassName('primary')} to="/">
            {t('unknown.action')}
          </Link>
        }
      >
        {t('unknown.text')}
      </EmptyState>
    ),
  };
}

import { Link, MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import { PrivacyRequestCountsDocument } from '../../gql/graphql';
import { useListQuery } from '../../lists/use-list-query';
import { privacyCatalogues } from './messages/catalogues';

interface RequestsWaitingProps {
  companyId: string | undefined;
  /** Address of the requests. */
  to: string;
}

function Waiting({ companyId, to }: RequestsWaitingProps) {
  const t = useTranslations('dataProtection.waiting');
  const { data } = useListQuery(PrivacyRequestCountsDocument, { companyId: companyId ?? null });
  const counts = data?.privacyRequestCounts;
  if (!counts || counts.open === 0) return null;
  const { open, soon, overdue } = counts;
  return (
    <Alert tone={overdue > 0 ? 'danger' : soon > 0 ? 'warning' : 'info'}>
      {t('open', { count: open })} {overdue > 0 && t('overdue', { count: overdue })}{' '}
      {soon > 0 && t('soon', { count: soon })} <Link to={to}>{t('show')}</Link>
    </Alert>
  );
}

/** Says that people wait for their data, on the overview of the day. */
export const RequestsWaiting = (props: RequestsWaitingProps) => (
  <MessagesProvider messages={privacyCatalogues}>
    <Waiting {...props} />
  </MessagesProvider>
);

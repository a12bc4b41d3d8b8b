import { usePermission } from '@hausgeist/shell-api';
import { CompanyDashboard } from '@hausgeist/staff-kit/analytics';
import { RequestsWaiting } from '@hausgeist/staff-kit/privacy';
import { useRef } from 'react';
import { useCompanyId } from '../features/company-scope';
import { DASHBOARD, RequirePermission } from '../features/dashboard';
import { useInboxEvents, useLater } from '../features/inbox-live';
import { usePageTitle } from '../ui/use-page-title';

/** The filters of the cases that wait. */
const CASE_LISTS = { due: 'sort=DUE', reported: 'state=OPEN&origin=tenant' };

/** Changes within this time are read together. */
const AFTER_MS = 1_000;

/** What waits for the company's people now. */
export function OverviewPage() {
  const title = usePageTitle('overview');
  const companyId = useCompanyId();
  const readsInbox = usePermission('conversations.view');
  const seesFigures = usePermission('analytics.view');
  const decides = usePermission('users.delete');
  const seesCases = usePermission('cases.view');
  const changed = useRef<() => void>(undefined);
  const tellLater = useLater(AFTER_MS, () => changed.current?.());
  useInboxEvents(tellLater);
  return (
    <RequirePermission permission="dashboard.view" title={title}>
      <CompanyDashboard
        key={companyId}
        companyId={companyId}
        inboxAt={readsInbox ? (view) => `${DASHBOARD}/conversations?view=${view}` : undefined}
        casesAt={seesCases ? (list) => `${DASHBOARD}/cases?${CASE_LISTS[list]}` : undefined}
        analyticsAt={seesFigures ? `${DASHBOARD}/analytics` : undefined}
        notice={
          decides && <RequestsWaiting companyId={companyId} to={`${DASHBOARD}/data-protection`} />
        }
        onChange={(callback) => {
          changed.current = callback;
          return () => {
            changed.current = undefined;
          };
        }}
      />
    </RequirePermission>
  );
}

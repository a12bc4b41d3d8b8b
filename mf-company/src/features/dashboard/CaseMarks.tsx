import {
  skipToken,
  usePermission,
  useQuery,
  useReconnected,
  useSubscription,
  useTranslations,
} from '@hausgeist/shell-api';
import { VisuallyHidden } from '@hausgeist/ui';
import { CaseMarkEventsDocument, ReportedCasesDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { useLater } from '../inbox-live';
import styles from './InboxMarks.module.css';

/** Changes within this time are counted together. */
const COUNT_AFTER_MS = 700;

/** How many cases tenants have reported and that have not been accepted yet, beside the cases. */
export function CaseMarks() {
  const t = useTranslations('portal');
  const variables = { companyId: useCompanyId() };
  const skip = !usePermission('cases.view');
  const { data, refetch } = useQuery(
    ReportedCasesDocument,
    skip ? skipToken : { variables, fetchPolicy: 'cache-and-network' },
  );
  const countLater = useLater(COUNT_AFTER_MS, () => {
    // A count that fails is an old one until the next change.
    if (!skip) refetch().catch(() => undefined);
  });
  useSubscription(CaseMarkEventsDocument, {
    ...{ variables, skip, fetchPolicy: 'no-cache', ignoreResults: true },
    onData: countLater,
  });
  useReconnected(countLater);
  const count = (!skip && data?.cases.totalCount) || 0;
  if (count === 0) return null;
  const text = t('reportedCases', { count });
  return (
    <span className={styles.marks}>
      <span className={styles.waiting} title={text}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </span>
  );
}

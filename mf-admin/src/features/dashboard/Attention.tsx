import { Link, useFormatter, useTranslations } from '@hausgeist/shell-api';
import { useListQuery } from '@hausgeist/staff-kit';
import { Card, CheckIcon, Skeleton, WarningIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  AttentionNeededDocument,
  type AttentionReason,
  SystemPartFragmentDoc,
} from '../../gql/graphql';
import { isInTrouble, PartIcon, PartText } from '../system-parts';
import styles from './Attention.module.css';

/** So many are named; the others are counted. */
const MOST = 6;

/** Where something can be done about it. */
const PAGES: Record<AttentionReason, (company: string) => string> = {
  NO_KNOWLEDGE: (company) => `/admin/managingcompany?search=${encodeURIComponent(company)}`,
  FALLEN_QUIET: () => '/admin/analytics',
  FEW_RESOLVED: () => '/admin/analytics',
  FAILED_MAILS: () => '/admin/analytics',
  LATE_REQUESTS: () => '/admin/data-protection',
};

/** Parts of the product that fail, and what is out of the ordinary at companies in the last seven days. Where it cannot be read, the rest of the page stands without it. */
export function Attention() {
  const t = useTranslations('dashboard.attention');
  const names = useTranslations('parts.names');
  const format = useFormatter();
  const { data, isLoading } = useListQuery(AttentionNeededDocument, {});
  const companies = data?.allAnalytics.companies;
  if (!companies && !isLoading) return null;
  const all = (companies ?? []).flatMap(({ company, attention }) =>
    attention.map((one) => ({ ...one, company })),
  );
  const parts = readFragment(SystemPartFragmentDoc, data?.monitoring.parts ?? []);
  const failing = parts.filter(isInTrouble);
  const textOf = (reason: AttentionReason, value: number) =>
    t(`reasons.${reason}`, {
      count: value,
      share: format.number(value, { style: 'percent', maximumFractionDigits: 0 }),
    });
  return (
    <Card title={t('title')}>
      {isLoading && <Skeleton className={styles.shape} />}
      {companies && all.length + failing.length === 0 && (
        <p className={styles.calm}>
          <CheckIcon size={18} />
          {t('calm')}
        </p>
      )}
      {failing.length > 0 && (
        <ul className={styles.list}>
          {failing.map((part) => (
            <li key={part.part} className={styles.row}>
              <PartIcon state={part.state} />
              <span>
                <Link to="/admin/monitoring">{names(part.part)}</Link>: <PartText part={part} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.slice(0, MOST).map(({ company, reason, value }) => (
            <li key={`${company.id} ${reason}`} className={styles.row}>
              <WarningIcon size={18} className={styles.icon} />
              <span>
                <Link to={PAGES[reason](company.name)}>{company.name}</Link>:{' '}
                {textOf(reason, value)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {all.length > MOST && (
        <Link to="/admin/analytics">{t('more', { count: all.length - MOST })}</Link>
      )}
    </Card>
  );
}

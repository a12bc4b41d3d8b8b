import { Link, useFormatter, useTranslations } from '@hausgeist/shell-api';
import { useListQuery } from '@hausgeist/staff-kit';
import { Card, CheckIcon, Skeleton, WarningIcon } from '@hausgeist/ui';
import { AttentionNeededDocument, type AttentionReason } from '../../gql/graphql';
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

/** What is out of the ordinary at companies in the last seven days. Where it cannot be read, the rest of the page stands without it. */
export function Attention() {
  const t = useTranslations('dashboard.attention');
  const format = useFormatter();
  const { data, isLoading } = useListQuery(AttentionNeededDocument, {});
  const companies = data?.allAnalytics.companies;
  if (!companies && !isLoading) return null;
  const all = (companies ?? []).flatMap(({ company, attention }) =>
    attention.map((one) => ({ ...one, company })),
  );
  const textOf = (reason: AttentionReason, value: number) =>
    t(`reasons.${reason}`, {
      count: value,
      share: format.number(value, { style: 'percent', maximumFractionDigits: 0 }),
    });
  return (
    <Card title={t('title')}>
      {isLoading && <Skeleton className={styles.shape} />}
      {companies && all.length === 0 && (
        <p className={styles.calm}>
          <CheckIcon size={18} />
          {t('calm')}
        </p>
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

import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { Badge, Card, DataTable, type DataColumn } from '@hausgeist/ui';
import type { Metrics, Quota } from './metrics';
import styles from './Monitoring.module.css';

const KINDS = ['MESSAGES', 'MODEL_CALLS', 'UPLOADED_BYTES', 'MAILS'] as const;
const SCOPES = ['PERSON', 'COMPANY', 'PLATFORM'] as const;
type Kind = (typeof KINDS)[number];

const MEGABYTE = 1024 * 1024;

/** How much of a day's quota is used, and by whom it nearly is. */
function Share({ quota }: { quota: Quota }) {
  const t = useTranslations('monitoring.quotas');
  const format = useFormatter();
  const amount = (count: number) =>
    quota.kind === 'UPLOADED_BYTES'
      ? `${format.number(count / MEGABYTE, { maximumFractionDigits: 1 })} MB`
      : format.number(count);
  const used = amount(quota.used);
  return (
    <span className={styles.split}>
      {quota.limit === null ? (
        t('unlimited', { used })
      ) : (
        <span>{t('share', { used, limit: amount(quota.limit) })}</span>
      )}
      {quota.company && quota.used > 0 && <span className={styles.note}>{quota.company}</span>}
      {quota.nearlySpent > 0 && (
        <Badge tone="warning">{t('nearlySpent', { count: quota.nearlySpent })}</Badge>
      )}
    </span>
  );
}

/** What may be used in a day, how much of it is, and how files are looked through. */
export function QuotaTable({ metrics }: { metrics: Metrics }) {
  const { quotas, malwareScanner, waitingMails } = metrics;
  const t = useTranslations('monitoring.quotas');
  const columns: DataColumn<Kind>[] = [
    { key: 'kind', header: t('kind'), cell: (kind) => <strong>{t(`kinds.${kind}`)}</strong> },
    ...SCOPES.map((scope): DataColumn<Kind> => ({
      key: scope,
      header: t(scope),
      align: 'end',
      cell: (kind) => {
        const quota = quotas.find((each) => each.kind === kind && each.scope === scope);
        return quota && <Share quota={quota} />;
      },
    })),
  ];
  return (
    <Card title={t('title')}>
      <DataTable caption={t('title')} rows={KINDS} rowKey={(kind) => kind} columns={columns} />
      <p className={styles.note}>{t('note')}</p>
      <p className={styles.note}>{t('waitingMails', { count: waitingMails })}</p>
      <p className={styles.note}>{t(`scanner.${malwareScanner}`)}</p>
    </Card>
  );
}

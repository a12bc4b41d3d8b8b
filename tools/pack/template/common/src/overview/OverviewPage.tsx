import { toRequestFailure, useDocumentTitle, useTranslations } from '@hausgeist/shell-api';
import {
  Alert,
  Badge,
  Button,
  Card,
  EmptyState,
  PageHeader,
  RetryIcon,
  Skeleton,
  StatCard,
  StatGrid,
  SummaryIcon,
  VisuallyHidden,
} from '@hausgeist/ui';
import type { Overview, Row } from './overview';
import { useOverview } from './use-overview';
import styles from './OverviewPage.module.css';

/** Figures and what is new, in whatever state they are. */
export function OverviewPage() {
  const t = useTranslations('overview');
  const overview = useOverview();
  useDocumentTitle(t('title'));
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} description={t('intro')} />
      {overview.error ? <Failure {...overview} /> : <Content {...overview} />}
    </div>
  );
}

function Failure({ error, retry }: Overview) {
  const t = useTranslations('overview');
  const { code } = toRequestFailure(error);
  return (
    <div className={styles.failure}>
      <Alert tone="danger">{t(code === 'FORBIDDEN' ? 'denied' : 'failed')}</Alert>
      <Button icon={<RetryIcon size={18} />} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

function Content({ figures, rows, invitation }: Overview) {
  const t = useTranslations('overview');
  if (invitation) return invitation;
  if (!figures || !rows) return <Loading />;
  return (
    <>
      {figures.length > 0 && (
        <StatGrid>
          {figures.map((figure) => (
            <StatCard key={figure.label} {...figure} />
          ))}
        </StatGrid>
      )}
      {rows.length > 0 ? (
        <Card title={t('list')}>
          <ul className={styles.list}>
            {rows.map((row) => (
              <Line key={row.id} {...row} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState icon={<SummaryIcon size={32} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
    </>
  );
}

function Line({ title, text, badge }: Row) {
  return (
    <li className={styles.line}>
      <div className={styles.texts}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.text}>{text}</span>
      </div>
      {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
    </li>
  );
}

function Loading() {
  const t = useTranslations('overview');
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <StatGrid>
        <Skeleton className={styles.figure} />
        <Skeleton className={styles.figure} />
        <Skeleton className={styles.figure} />
      </StatGrid>
      <Skeleton className={styles.card} />
    </div>
  );
}

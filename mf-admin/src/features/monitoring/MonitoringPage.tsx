import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { LoadFailure, Page, useListState } from '@hausgeist/staff-kit';
import { Alert, Badge, Skeleton } from '@hausgeist/ui';
import { useState } from 'react';
import { SystemParts } from '../system-parts';
import { Alerts, Hints } from './Advice';
import { MetricCards } from './MetricCards';
import { DEFAULT_INTERVAL, INTERVALS, readRange, type ModelPrice } from './metrics';
import { ModelTable } from './ModelTable';
import { MonitoringControls } from './MonitoringControls';
import { PriceDialog } from './PriceDialog';
import { QuotaTable } from './QuotaTable';
import { Trends } from './Trends';
import { useAutoRefresh } from './use-auto-refresh';
import { useMetrics } from './use-metrics';
import styles from './Monitoring.module.css';

/** How the product does: use, cost, cache and retrieval, now and over time. */
export function MonitoringPage() {
  const t = useTranslations('monitoring');
  const format = useFormatter();
  const { filters, setFilters } = useListState(['timeRange']);
  const range = readRange(filters.timeRange);
  const [auto, setAuto] = useState(true);
  const [interval, setEvery] = useState(DEFAULT_INTERVAL);
  const [refreshing, setRefreshing] = useState(false);
  const [edited, setEdited] = useState<{ model: string; price: ModelPrice | undefined } | null>(
    null,
  );
  const { metrics, prices, isSample, isLoading, error, reload, refresh } = useMetrics(range);
  useAutoRefresh(auto, INTERVALS[interval], reload);

  async function refreshNow(): Promise<void> {
    setRefreshing(true);
    await refresh();
    setRefreshing(false);
  }

  return (
    <Page
      title={t('title')}
      description={
        metrics && (
          <span className={styles.updated}>
            {t('updated', {
              time: format.dateTime(new Date(metrics.generatedAt), {
                dateStyle: 'medium',
                timeStyle: 'medium',
              }),
            })}
            {isSample && <Badge tone="warning">{t('sample')}</Badge>}
          </span>
        )
      }
    >
      <MonitoringControls
        range={range}
        onRange={(timeRange) => setFilters({ timeRange })}
        auto={auto}
        onAuto={setAuto}
        interval={interval}
        onInterval={setEvery}
        busy={refreshing}
        onRefresh={() => void refreshNow()}
      />
      {isSample && <Alert tone="warning">{t('sampleText')}</Alert>}
      {error && (
        <LoadFailure
          error={error}
          texts={{ failed: t('loadFailed'), offline: t('loadOffline') }}
          onRetry={reload}
        />
      )}
      {isLoading && !metrics && (
        <div className={styles.cards}>
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className={styles.shape} />
          ))}
        </div>
      )}
      {metrics && (
        <>
          <Alerts metrics={metrics} />
          {metrics.parts.length > 0 && <SystemParts parts={metrics.parts} />}
          <MetricCards metrics={metrics} />
          <Trends series={metrics.series} range={range} />
          <ModelTable
            usage={metrics.costMetrics.modelUsage}
            prices={prices}
            onEditPrice={isSample ? undefined : (model, price) => setEdited({ model, price })}
          />
          {metrics.quotas.length > 0 && <QuotaTable metrics={metrics} />}
          <Hints metrics={metrics} />
        </>
      )}
      {edited && <PriceDialog {...edited} onSaved={reload} onClose={() => setEdited(null)} />}
    </Page>
  );
}

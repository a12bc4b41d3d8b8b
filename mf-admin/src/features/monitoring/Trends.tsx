import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { Card, DataTable } from '@hausgeist/ui';
import type { MetricPoint, RangeKey } from './metrics';
import { TrendChart } from './TrendChart';
import { useFigures } from './use-figures';
import styles from './Trends.module.css';

/** How the figures changed over the time range, drawn and as a table. */
export function Trends({ series, range }: { series: readonly MetricPoint[]; range: RangeKey }) {
  const t = useTranslations('monitoring.charts');
  const format = useFormatter();
  const { count, usd, percent, duration } = useFigures();
  const isLong = range !== '1h' && range !== '6h';
  const timeOf = ({ at }: MetricPoint) =>
    format.dateTime(
      new Date(at),
      isLong
        ? { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }
        : { hour: '2-digit', minute: '2-digit' },
    );
  const times = series.map(timeOf);
  const trends = [
    { key: 'requests', write: count },
    { key: 'averageResponseTime', write: duration },
    { key: 'errorRate', write: percent },
    { key: 'cost', write: usd },
    { key: 'cacheHitRate', write: percent },
    { key: 'ragQueries', write: count },
  ] as const;
  if (series.length === 0) {
    return (
      <Card title={t('title')}>
        <p className={styles.note}>{t('empty')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('title')}>
      <div className={styles.charts}>
        {trends.map(({ key, write }) => (
          <TrendChart
            key={key}
            name={t(key)}
            values={series.map((point) => point[key])}
            times={times}
            write={write}
          />
        ))}
      </div>
      <details className={styles.details}>
        <summary>{t('asTable')}</summary>
        {/* Scrolls by itself, so it must be within reach of a keyboard. */}
        <div className={styles.table} role="group" aria-label={t('title')} tabIndex={0}>
          <DataTable
            caption={t('title')}
            rows={series}
            rowKey={({ at }) => at}
            columns={[
              { key: 'at', header: t('at'), cell: timeOf },
              ...trends.map(({ key, write }) => ({
                key,
                header: t(key),
                align: 'end' as const,
                cell: (point: MetricPoint) => write(point[key]),
              })),
            ]}
          />
        </div>
      </details>
    </Card>
  );
}

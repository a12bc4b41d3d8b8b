import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { LineChart } from '@hausgeist/staff-kit/chart';
import type { MetricPoint, RangeKey } from './metrics';
import { useFigures } from './use-figures';
import styles from './Trends.module.css';

/** How the figures changed over the time range. Without requests there is nothing to take a mean of. */
export function Trends({ series, range }: { series: readonly MetricPoint[]; range: RangeKey }) {
  const t = useTranslations('monitoring.charts');
  const format = useFormatter();
  const { count, usd, percent, duration } = useFigures();
  const isLong = range !== '1h' && range !== '6h';
  const times = series.map(({ at }) => {
    const date = new Date(at);
    const time = format.dateTime(date, { timeStyle: 'short' });
    return isLong ? `${format.dateTime(date, { day: 'numeric', month: 'short' })}, ${time}` : time;
  });
  const trends = [
    { key: 'requests', write: count, isWhole: true },
    { key: 'averageResponseTime', write: duration, isMean: true },
    { key: 'errorRate', write: percent, isMean: true },
    { key: 'cost', write: usd },
    { key: 'cacheHitRate', write: percent, isMean: true },
    { key: 'ragQueries', write: count, isWhole: true },
  ] as const;
  return (
    <section className={styles.trends} aria-labelledby="trends">
      <h2 id="trends">{t('title')}</h2>
      {series.length === 0 ? (
        <p className={styles.note}>{t('empty')}</p>
      ) : (
        <div className={styles.charts}>
          {trends.map(({ key, write, ...more }) => (
            <LineChart
              key={key}
              title={t(key)}
              times={times}
              lines={[
                {
                  name: t(key),
                  values: series.map((point) =>
                    'isMean' in more && point.requests === 0 ? null : point[key],
                  ),
                },
              ]}
              write={write}
              isWhole={'isWhole' in more}
            />
          ))}
        </div>
      )}
    </section>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { useId } from 'react';
import type { Metrics } from './metrics';
import { useFigures } from './use-figures';
import styles from './Monitoring.module.css';

interface MetricCardProps {
  title: string;
  /** The figure that matters most. */
  main: [label: string, value: string];
  facts: [label: string, value: string][];
}

function MetricCard({ title, main: [label, value], facts }: MetricCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.cardTitle}>
        {title}
      </h2>
      <p className={styles.main}>
        <span className={styles.mainValue}>{value}</span>
        <span className={styles.mainLabel}>{label}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The four groups of figures: interface, cost, cache, retrieval. */
export function MetricCards({ metrics }: { metrics: Metrics }) {
  const t = useTranslations('monitoring');
  const { count, usd, percent, duration } = useFigures();
  const { apiMetrics: api, costMetrics: cost, cacheMetrics: cache, ragMetrics: rag } = metrics;
  return (
    <div className={styles.cards}>
      <MetricCard
        title={t('api.title')}
        main={[t('api.totalRequests'), count(api.totalRequests)]}
        facts={[
          [t('api.averageResponseTime'), duration(api.averageResponseTime)],
          [t('api.errorRate'), percent(api.errorRate)],
          [t('api.slowRequests'), count(api.slowRequests)],
        ]}
      />
      <MetricCard
        title={t('cost.title')}
        main={[t('cost.totalCost'), usd(cost.totalCost)]}
        facts={[
          [t('cost.costPerRequest'), usd(cost.costPerRequest)],
          [t('cost.totalTokens'), count(cost.tokenUsage.totalTokens)],
          [t('cost.inputTokens'), count(cost.tokenUsage.inputTokens)],
          [t('cost.outputTokens'), count(cost.tokenUsage.outputTokens)],
        ]}
      />
      <MetricCard
        title={t('cache.title')}
        main={[t('cache.overallHitRate'), percent(cache.overallHitRate)]}
        facts={[
          [t('cache.l1HitRate'), percent(cache.l1HitRate)],
          [t('cache.l2HitRate'), percent(cache.l2HitRate)],
          [t('cache.totalRequests'), count(cache.totalRequests)],
          [t('cache.hits'), count(cache.hits)],
          [t('cache.misses'), count(cache.misses)],
        ]}
      />
      <MetricCard
        title={t('rag.title')}
        main={[t('rag.totalQueries'), count(rag.totalQueries)]}
        facts={[
          [t('rag.skippedQueries'), count(rag.skippedQueries)],
          [t('rag.ragAttempts'), count(rag.ragAttempts)],
          [t('rag.ragSuccesses'), count(rag.ragSuccesses)],
          [t('rag.ragFailures'), count(rag.ragFailures)],
          [t('rag.circuitBreaks'), count(rag.circuitBreaks)],
          [t('rag.averageRAGTime'), duration(rag.averageRAGTime)],
        ]}
      />
    </div>
  );
}

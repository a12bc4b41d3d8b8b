import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Card, InfoIcon } from '@hausgeist/ui';
import type { Metrics } from './metrics';
import { useFigures } from './use-figures';
import styles from './Monitoring.module.css';

type Codes<Key extends 'alerts' | 'hints'> = Metrics[Key];

/** The figure that each piece of advice is about, in words. */
function useValues({ apiMetrics, costMetrics, cacheMetrics, ragMetrics }: Metrics) {
  const { usd, percent, duration } = useFigures();
  const { ragAttempts, ragFailures } = ragMetrics;
  return {
    cost: usd(costMetrics.costPerRequest),
    time: duration(apiMetrics.averageResponseTime),
    errors: percent(apiMetrics.errorRate),
    cache: percent(cacheMetrics.overallHitRate),
    rag: percent(ragAttempts > 0 ? (100 * ragFailures) / ragAttempts : 0),
  };
}

/** What needs a look now. */
export function Alerts({ metrics }: { metrics: Metrics }) {
  const t = useTranslations('monitoring.alerts');
  const values = useValues(metrics);
  // Where the server knows a reason that we do not, its own words stand.
  const textOf = ({ code, message }: Codes<'alerts'>[number]): string => {
    switch (code) {
      case 'COST_PER_REQUEST_HIGH':
        return t(code, { value: values.cost });
      case 'RESPONSE_TIME_HIGH':
        return t(code, { value: values.time });
      case 'CACHE_HIT_RATE_LOW':
        return t(code, { value: values.cache, count: metrics.cacheMetrics.totalRequests });
      case 'ERROR_RATE_HIGH':
        return t(code, { value: values.errors });
      case 'QUOTA_NEARLY_SPENT':
      case 'SCANNER_DOWN':
      case 'SESSION_SECRET_OTHER':
        return t(code);
      case 'MAILS_WAIT':
        return t(code, { count: metrics.waitingMails });
      default:
        return message;
    }
  };
  if (metrics.alerts.length === 0) return null;
  return (
    <section className={styles.alerts} aria-label={t('title')}>
      {metrics.alerts.map((alert) => (
        <Alert key={alert.code} tone={alert.severity === 'ERROR' ? 'danger' : 'warning'}>
          {textOf(alert)}
        </Alert>
      ))}
    </section>
  );
}

/** What could be made better. */
export function Hints({ metrics }: { metrics: Metrics }) {
  const t = useTranslations('monitoring.hints');
  const values = useValues(metrics);
  const textOf = ({ code, message }: Codes<'hints'>[number]): string => {
    switch (code) {
      case 'IMPROVE_CACHE_HIT_RATE':
        return t(code, { value: values.cache, count: metrics.cacheMetrics.totalRequests });
      case 'REDUCE_COST_PER_REQUEST':
        return t(code, { value: values.cost });
      case 'REDUCE_RAG_FAILURES':
        return t(code, { value: values.rag });
      case 'MODEL_PRICE_MISSING':
        return t(code);
      default:
        return message;
    }
  };
  return (
    <Card title={t('title')}>
      {metrics.hints.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <ul className={styles.hints}>
          {metrics.hints.map((hint) => (
            <li key={hint.code} className={styles.hint}>
              <InfoIcon size={18} />
              <span>{textOf(hint)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

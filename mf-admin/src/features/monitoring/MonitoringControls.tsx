import { useTranslations } from '@hausgeist/shell-api';
import { Button, Checkbox, RetryIcon, Select } from '@hausgeist/ui';
import { INTERVAL_KEYS, RANGE_KEYS, type IntervalKey, type RangeKey } from './metrics';
import styles from './Monitoring.module.css';

interface MonitoringControlsProps {
  range: RangeKey;
  onRange: (range: string) => void;
  auto: boolean;
  onAuto: (auto: boolean) => void;
  interval: IntervalKey;
  onInterval: (interval: IntervalKey) => void;
  busy: boolean;
  onRefresh: () => void;
}

/** Which time the figures are from, and how often they are read again. */
export function MonitoringControls({
  range,
  onRange,
  auto,
  onAuto,
  interval,
  onInterval,
  busy,
  onRefresh,
}: MonitoringControlsProps) {
  const t = useTranslations('monitoring');
  return (
    <div className={styles.controls}>
      <div className={styles.choice}>
        <Select
          label={t('timeRange')}
          value={range}
          options={RANGE_KEYS.map((key) => ({ value: key, label: t(`ranges.${key}`) }))}
          onChange={(event) => onRange(event.target.value)}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={t('interval')}
          value={interval}
          disabled={!auto}
          options={INTERVAL_KEYS.map((key) => ({ value: key, label: t(`intervals.${key}`) }))}
          onChange={(event) => onInterval(event.target.value as IntervalKey)}
        />
      </div>
      <div className={styles.check}>
        <Checkbox
          label={t('autoRefresh')}
          checked={auto}
          onChange={(event) => onAuto(event.target.checked)}
        />
      </div>
      <span className={styles.spacer} />
      <Button
        className={styles.refresh}
        icon={<RetryIcon size={18} />}
        busy={busy}
        onClick={onRefresh}
      >
        <span className={styles.word}>{busy ? t('refreshing') : t('refresh')}</span>
      </Button>
    </div>
  );
}

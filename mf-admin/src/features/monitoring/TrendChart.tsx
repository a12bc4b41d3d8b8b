import { useTranslations } from '@hausgeist/shell-api';
import { useState, type PointerEvent } from 'react';
import { areaPath, chartPoints, HEIGHT, linePath, WIDTH } from './chart-geometry';
import styles from './TrendChart.module.css';

interface TrendChartProps {
  name: string;
  values: readonly number[];
  /** When each value was taken, in words. */
  times: readonly string[];
  write: (value: number) => string;
}

/** How one figure changed over time. A pointer reads single values; a screen reader gets a summary. */
export function TrendChart({ name, values, times, write }: TrendChartProps) {
  const t = useTranslations('monitoring.charts');
  const [pointed, setPointed] = useState<number | null>(null);
  const points = chartPoints(values);
  const last = values.at(-1) ?? 0;
  const index = pointed === null ? null : Math.min(pointed, values.length - 1);
  const marked = index === null ? undefined : points[index];

  function point(event: PointerEvent<SVGSVGElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    setPointed(Math.round(share * (values.length - 1)));
  }

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>
          {index === null ? write(last) : `${times[index] ?? ''} · ${write(values[index] ?? 0)}`}
        </span>
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('summary', {
          name,
          last: write(last),
          highest: write(Math.max(...values)),
          lowest: write(Math.min(...values)),
        })}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <line className={styles.ground} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <path className={styles.area} d={areaPath(points)} />
        <path className={styles.line} d={linePath(points)} />
        {marked && (
          <line className={styles.marker} x1={marked.x} x2={marked.x} y1={0} y2={HEIGHT} />
        )}
      </svg>
      <div className={styles.times} aria-hidden="true">
        <span>{times[0]}</span>
        <span>{times.at(-1)}</span>
      </div>
    </figure>
  );
}

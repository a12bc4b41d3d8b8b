import { useTranslations } from '@hausgeist/shell-api';
import { Card, DataTable } from '@hausgeist/ui';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dotsOf, HEIGHT, pathOf, ticksOf, WIDTH, xOf, yOf } from './scale';
import styles from './Chart.module.css';

interface Line {
  name: string;
  /** Null where nothing was measured. */
  values: readonly (number | null)[];
}

interface LineChartProps {
  title: string;
  /** When each value is from, as the table and the tooltip write it. */
  times: readonly string[];
  lines: readonly Line[];
  write: (value: number) => string;
  /** Whether parts of one make no sense. */
  isWhole?: boolean;
  /** The end of the scale, where it is known. */
  highest?: number;
  /** Between the lines across, where other numbers than those of ten are round. */
  steps?: readonly number[];
}

const STYLES = [styles.first, styles.second];

/** Figures over time, with axes; single values are read by pointer or arrow keys, all of them in a table. */
export function LineChart({
  title,
  times,
  lines,
  write,
  isWhole = false,
  highest,
  steps,
}: LineChartProps) {
  const t = useTranslations('chart');
  const [marked, setMarked] = useState<number | null>(null);
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksOf(highest ?? Math.max(0, ...known), isWhole, steps);
  const top = ticks.at(-1) ?? 1;
  const last = times.length - 1;
  const index = marked === null ? null : Math.min(marked, last);
  const textOf = (value: number | null | undefined) =>
    typeof value === 'number' ? write(value) : t('unknown');
  const sentence = (at: number) =>
    [
      times[at] ?? '',
      ...lines.map(({ name, values }) => t('value', { name, value: textOf(values[at]) })),
    ].join(', ');

  function point({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setMarked(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
  }

  function press(event: KeyboardEvent): void {
    const from = index ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') setMarked(null);
    if (to === undefined) return;
    event.preventDefault();
    setMarked(Math.min(last, Math.max(0, to)));
  }

  return (
    <Card title={title}>
      <figure className={styles.chart}>
        {lines.length > 1 && (
          <figcaption className={styles.legend}>
            {lines.map(({ name }, place) => (
              <span key={name} className={styles.key}>
                <svg className={STYLES[place]} width="24" height="8" aria-hidden="true">
                  <path d="M1 4H23" />
                </svg>
                {name}
              </span>
            ))}
          </figcaption>
        )}
        <div className={styles.scale} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
              {write(tick)}
            </span>
          ))}
        </div>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={title}
          title={t('keys')}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index ?? last}
          aria-valuetext={sentence(index ?? last)}
          onKeyDown={press}
          onFocus={() => setMarked((before) => before ?? last)}
          onBlur={() => setMarked(null)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setMarked(null)}
        >
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                className={styles.grid}
                x1={0}
                x2={WIDTH}
                y1={yOf(tick, top)}
                y2={yOf(tick, top)}
              />
            ))}
            {lines.map(({ name, values }, place) => (
              <g key={name} className={STYLES[place]}>
                <path d={pathOf(values, top)} />
                <path className={styles.dots} d={dotsOf(values, top)} />
              </g>
            ))}
            {index !== null && (
              <line
                className={styles.marker}
                x1={xOf(index, times.length)}
                x2={xOf(index, times.length)}
                y1={0}
                y2={HEIGHT}
              />
            )}
          </svg>
          {index !== null && (
            <div
              className={index > last / 2 ? styles.tipBefore : styles.tip}
              style={{ insetInlineStart: `${(xOf(index, times.length) / WIDTH) * 100}%` }}
              aria-hidden="true"
            >
              <strong>{times[index]}</strong>
              {lines.map(({ name, values }) => (
                <span key={name}>{t('value', { name, value: textOf(values[index]) })}</span>
              ))}
            </div>
          )}
        </div>
        <div className={styles.times} aria-hidden="true">
          {[...new Set([0, Math.round(last / 2), last])].map((at) => (
            <span key={at}>{times[at]}</span>
          ))}
        </div>
      </figure>
      <details className={styles.details}>
        <summary>{t('asTable')}</summary>
        {/* Scrolls by itself, so it must be within reach of a keyboard. */}
        <div className={styles.table} role="group" aria-label={title} tabIndex={0}>
          <DataTable
            caption={title}
            rows={times.map((time, at) => ({ time, at }))}
            rowKey={({ at }) => String(at)}
            columns={[
              { key: 'time', header: t('time'), cell: ({ time }) => time },
              ...lines.map(({ name, values }) => ({
                key: name,
                header: name,
                align: 'end' as const,
                cell: ({ at }: { at: number }) => textOf(values[at]),
              })),
            ]}
          />
        </div>
      </details>
    </Card>
  );
}

import { useFormatter, useTranslations } from '@hausgeist/shell-api';

/** Ways to write the kinds of figures that the page shows. */
export function useFigures() {
  const format = useFormatter();
  const t = useTranslations('monitoring');
  return {
    count: (value: number) => format.number(value, { maximumFractionDigits: 0 }),
    /** US dollars with two to four decimals. */
    usd: (value: number) =>
      format.number(value, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: 2,
        maximumFractionDigits: 4,
      }),
    /** A share given in percent, with one decimal. */
    percent: (value: number) =>
      format.number(value / 100, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    /** Milliseconds; as seconds where that reads better. */
    duration: (value: number) =>
      value >= 1_000
        ? t('seconds', {
            value: format.number(value / 1_000, {
              minimumFractionDigits: 1,
              maximumFractionDigits: 2,
            }),
          })
        : t('milliseconds', { value: format.number(value, { maximumFractionDigits: 0 }) }),
  };
}

export type Figures = ReturnType<typeof useFigures>;

import { useTranslations } from '@hausgeist/shell-api';
import { Card } from '@hausgeist/ui';
import type { AnalyticsReportFragment } from '../../gql/graphql';
import { useWriting } from './use-writing';
import styles from './Analytics.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** Percent of the accent in the darkest cell, on which text can still be read. */
const STRONGEST = 45;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When conversations began: a table of days and hours whose cells are darker where there were more. */
export function HourGrid({ hours }: Pick<AnalyticsReportFragment, 'hours'>) {
  const t = useTranslations('analytics.times');
  const { weekday: nameOf, count } = useWriting();
  const counts = new Map(
    hours.map(({ weekday, hour, conversations }) => [`${weekday}/${hour}`, conversations]),
  );
  const highest = Math.max(1, ...counts.values());
  return (
    <Card title={t('title')}>
      <p className={styles.note}>{t('note')}</p>
      {/* Scrolls by itself, so it must be within reach of a keyboard. */}
      <div className={styles.scroll} role="group" aria-label={t('title')} tabIndex={0}>
        <table className={styles.hours}>
          <thead>
            <tr>
              <th scope="col">{t('weekday')}</th>
              {HOURS.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKDAYS.map((day) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                {HOURS.map((hour) => {
                  const found = counts.get(`${day}/${hour}`) ?? 0;
                  const strength = Math.round((found / highest) * STRONGEST);
                  return (
                    <td
                      key={hour}
                      title={t('cell', { day: nameOf(day), hour, count: found })}
                      style={{
                        background: `color-mix(in srgb, var(--color-accent) ${strength}%, var(--color-surface-sunken))`,
                      }}
                    >
                      {found > 0 ? count(found) : ''}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

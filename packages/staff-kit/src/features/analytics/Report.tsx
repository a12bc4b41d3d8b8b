import { useTranslations } from '@hausgeist/shell-api';
import { EmptyState, SummaryIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import { AnalyticsFiguresFragmentDoc, type AnalyticsReportFragment } from '../../gql/graphql';
import { LineChart } from '../chart';
import { useCategoryText } from '../../ui/use-category-text';
import { CountTable } from './CountTable';
import { FigureCards } from './FigureCards';
import { HourGrid } from './HourGrid';
import { ROUND_TIMES, useWriting } from './use-writing';
import styles from './Analytics.module.css';

type Point = AnalyticsReportFragment['series'][number];

/** Everything about one period: figures, charts and tables. */
export function Report({ report }: { report: AnalyticsReportFragment }) {
  const t = useTranslations('analytics');
  const categoryText = useCategoryText();
  const { count, share, duration, point } = useWriting();
  const now = readFragment(AnalyticsFiguresFragmentDoc, report.now);
  const before = readFragment(AnalyticsFiguresFragmentDoc, report.before) ?? null;
  const times = report.series.map(({ at }) => point(at));
  const line = (name: string, of: (at: Point) => number | null | undefined) => ({
    name,
    values: report.series.map((at) => of(at) ?? null),
  });
  if (now.conversations === 0 && !before?.conversations) {
    return (
      <EmptyState icon={<SummaryIcon size={32} />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <FigureCards now={now} before={before} />
      <div className={styles.charts}>
        <LineChart
          title={t('charts.conversations')}
          times={times}
          lines={[
            line(t('charts.now'), (at) => at.conversations),
            line(t('charts.before'), (at) => at.conversationsBefore),
          ]}
          write={count}
          isWhole
        />
        <LineChart
          title={t('charts.people')}
          times={times}
          lines={[
            line(t('charts.handedOver'), (at) => at.handedOver),
            line(t('charts.emergencies'), (at) => at.emergencies),
          ]}
          write={count}
          isWhole
        />
        <LineChart
          title={t('charts.resolved')}
          times={times}
          lines={[line(t('charts.resolved'), (at) => at.resolvedShare)]}
          write={share}
          highest={1}
        />
        <LineChart
          title={t('charts.times')}
          times={times}
          lines={[
            line(t('charts.firstResponse'), (at) => at.firstResponse?.median),
            line(t('charts.personResponse'), (at) => at.personResponse?.median),
          ]}
          write={duration}
          steps={ROUND_TIMES}
        />
      </div>
      <HourGrid hours={report.hours} />
      <div className={styles.charts}>
        <CountTable
          title={t('categories.title')}
          rows={report.categories}
          rowKey={({ category }) => category}
          name={{
            header: t('categories.category'),
            of: ({ category }) => (category ? categoryText(category) : t('categories.none')),
          }}
          count={{
            header: t('categories.conversations'),
            of: (row) => row.conversations,
            write: count,
          }}
          more={[
            {
              key: 'before',
              header: t('categories.before'),
              align: 'end',
              cell: (row) => count(row.before),
            },
          ]}
          empty={t('empty.title')}
        />
        <CountTable
          title={t('gaps.title')}
          rows={report.gaps}
          rowKey={({ reason }) => reason}
          name={{ header: t('gaps.reason'), of: ({ reason }) => t(`gaps.reasons.${reason}`) }}
          count={{ header: t('gaps.count'), of: (row) => row.count, write: count }}
          more={[
            { key: 'open', header: t('gaps.open'), align: 'end', cell: (row) => count(row.open) },
          ]}
          empty={t('gaps.empty')}
        />
        <CountTable
          title={t('ratings.title')}
          rows={report.ratingReasons}
          rowKey={({ reason }) => reason ?? ''}
          name={{
            header: t('ratings.reason'),
            of: ({ reason }) => t(`ratings.reasons.${reason ?? 'NONE'}`),
          }}
          count={{ header: t('ratings.count'), of: (row) => row.count, write: count }}
          empty={t('ratings.empty')}
        />
      </div>
    </>
  );
}

import { MessagesProvider, usePermission, useTranslations } from '@hausgeist/shell-api';
import { Skeleton } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  AllAnalyticsDocument,
  AnalyticsReportFragmentDoc,
  type AllAnalyticsQuery,
  type AnalyticsReportFragment,
  CompanyAnalyticsDocument,
} from '../../gql/graphql';
import { LoadFailure } from '../../lists/LoadFailure';
import { useListQuery } from '../../lists/use-list-query';
import { Page } from '../../ui/Page';
import { BuildingPicker } from './BuildingPicker';
import { CompanyFigures } from './CompanyFigures';
import { COMPANY_TABLES, FigureFiles } from './FigureFiles';
import { catalogues } from './messages/catalogues';
import { PeriodPicker } from './PeriodPicker';
import { Report } from './Report';
import { usePeriod } from './use-period';
import { useWriting } from './use-writing';
import { WeeklyFigures } from './WeeklyFigures';
import styles from './Analytics.module.css';

/** The day that it is where the homes are. */
const todayThere = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());

interface FrameProps {
  period: ReturnType<typeof usePeriod>;
  report: AnalyticsReportFragment | undefined;
  result: Pick<ReturnType<typeof useListQuery>, 'isLoading' | 'error' | 'reload'>;
  /** Stands beside the choice of the period. */
  choice?: ReactNode;
  /** The ways to take them along. */
  files: ReactNode;
  children?: ReactNode;
}

function Frame({ period, report, result, choice, files, children }: FrameProps) {
  const { isLoading, error, reload } = result;
  const t = useTranslations('analytics');
  const { day } = useWriting();
  const days = (from: string, to: string) =>
    from === to ? day(from) : t('days', { from: day(from), to: day(to) });
  return (
    <Page title={t('title')} description={t('description')} actions={files}>
      <PeriodPicker {...period}>{choice}</PeriodPicker>
      {error && <LoadFailure error={error} texts={{ failed: t('failed') }} onRetry={reload} />}
      {isLoading && <Skeleton className={styles.shape} />}
      {report && (
        <>
          <p className={styles.note}>
            {t(report.to === todayThere() ? 'rangeSoFar' : 'range', {
              days: days(report.from, report.to),
              before: days(report.beforeFrom, report.beforeTo),
            })}
          </p>
          <Report report={report} />
          {children}
        </>
      )}
    </Page>
  );
}

interface CompanyAnalyticsProps {
  companyId: string | undefined;
  /** Whether the viewer may see the company's buildings, and so choose one. */
  choosesBuilding: boolean;
}

function OfCompany({ companyId, choosesBuilding }: CompanyAnalyticsProps) {
  const mayExport = usePermission('analytics.export');
  const period = usePeriod();
  const buildingId = choosesBuilding && period.building ? period.building : undefined;
  const result = useListQuery(CompanyAnalyticsDocument, {
    ...{ companyId, buildingId },
    ...period.variables,
  });
  const report = readFragment(AnalyticsReportFragmentDoc, result.data?.analytics);
  return (
    <Frame
      period={period}
      report={report ?? undefined}
      result={result}
      choice={
        choosesBuilding && (
          <BuildingPicker
            companyId={companyId}
            chosen={period.building}
            onChoose={(building) => period.setFilters({ building })}
          />
        )
      }
      files={
        mayExport && (
          <FigureFiles
            path="/company/analytics/export"
            tables={COMPANY_TABLES}
            asked={{ companyId, buildingId, ...period.asked }}
          />
        )
      }
    >
      {/* Who acts for the company is mailed about all companies, which is chosen elsewhere. */}
      {companyId === undefined && <WeeklyFigures ofAll={false} />}
    </Frame>
  );
}

function OfAll() {
  const period = usePeriod();
  const result = useListQuery(AllAnalyticsDocument, period.variables);
  const all: AllAnalyticsQuery['allAnalytics'] | undefined = result.data?.allAnalytics;
  const report = readFragment(AnalyticsReportFragmentDoc, all?.total);
  return (
    <Frame
      period={period}
      report={report ?? undefined}
      result={result}
      files={
        <FigureFiles path="/admin/analytics/export" tables={['companies']} asked={period.asked} />
      }
    >
      {all && <CompanyFigures companies={all.companies} />}
      <WeeklyFigures ofAll />
    </Frame>
  );
}

/** Figures of one company in a period; without an id, of the viewer's own. */
export function CompanyAnalytics(props: CompanyAnalyticsProps) {
  return (
    <MessagesProvider messages={catalogues}>
      <OfCompany {...props} />
    </MessagesProvider>
  );
}

/** Figures over all companies, and of each, for the platform. */
export function AllAnalytics() {
  return (
    <MessagesProvider messages={catalogues}>
      <OfAll />
    </MessagesProvider>
  );
}

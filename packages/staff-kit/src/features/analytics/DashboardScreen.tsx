import { Link, MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { Skeleton } from '@hausgeist/ui';
import { useEffect, type ReactNode } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { AnalyticsFiguresFragmentDoc, CompanyDashboardDocument } from '../../gql/graphql';
import { LoadFailure } from '../../lists/LoadFailure';
import { useListQuery } from '../../lists/use-list-query';
import { Page, Section } from '../../ui/Page';
import { FigureCards } from './FigureCards';
import { catalogues } from './messages/catalogues';
import styles from './Dashboard.module.css';
import { Waits } from './Waits';

/** Without news of the inbox it is read again this often. */
const EVERY_MS = 30_000;

interface DashboardProps {
  companyId: string | undefined;
  /** Address of a list of the inbox; missing for those who may not read conversations. */
  inboxAt: ((view: string) => string) | undefined;
  /** Address of a list of the cases; missing for those who may not see any. */
  casesAt: ((list: 'due' | 'reported') => string) | undefined;
  /** Address of all figures; missing for those who may not see them. */
  analyticsAt: string | undefined;
  /** What else waits, above the figures. */
  notice?: ReactNode;
  /** Calls back when something in the inbox has changed; returns what stops it. */
  onChange: (callback: () => void) => () => void;
}

function Screen({ companyId, inboxAt, casesAt, analyticsAt, notice, onChange }: DashboardProps) {
  const t = useTranslations('analytics.dashboard');
  const { data, error, isLoading, reload, refresh } = useListQuery(
    CompanyDashboardDocument,
    { companyId },
    { pollEvery: () => EVERY_MS },
  );
  useEffect(() => onChange(() => void refresh()));
  const now = data?.companyDashboard;
  const today = now?.today;
  return (
    <Page title={t('title')} description={t('description')}>
      {notice}
      {error && <LoadFailure error={error} texts={{ failed: t('failed') }} onRetry={reload} />}
      {isLoading && <Skeleton className={styles.shape} />}
      {now && (
        <div className={styles.day}>
          <Waits now={now} inboxAt={inboxAt} casesAt={casesAt} />
          {today && (
            <Section title={t('today')}>
              <FigureCards
                now={readFragment(AnalyticsFiguresFragmentDoc, today.now)}
                before={readFragment(AnalyticsFiguresFragmentDoc, today.before) ?? null}
              />
              {analyticsAt && <Link to={analyticsAt}>{t('more')}</Link>}
            </Section>
          )}
        </div>
      )}
    </Page>
  );
}

/** The day of a company at a glance. */
export function CompanyDashboard(props: DashboardProps) {
  return (
    <MessagesProvider messages={catalogues}>
      <Screen {...props} />
    </MessagesProvider>
  );
}

import { Link, MessagesProvider, useFormatter, useTranslations } from '@hausgeist/shell-api';
import { Skeleton, StatCard, StatGrid } from '@hausgeist/ui';
import { useEffect, type ReactNode } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { AnalyticsFiguresFragmentDoc, CompanyDashboardDocument } from '../../gql/graphql';
import { LoadFailure } from '../../lists/LoadFailure';
import { useListQuery } from '../../lists/use-list-query';
import { useMomentText } from '../../ui/DateText';
import { Page, Section } from '../../ui/Page';
import { FigureCards } from './FigureCards';
import { catalogues } from './messages/catalogues';
import styles from './Dashboard.module.css';

/** What is shown of the day, and the list of the inbox that has it. */
const WAITS = [
  { key: 'emergencies', view: 'emergency' },
  { key: 'waiting', view: 'waiting' },
  { key: 'unanswered', view: 'unanswered' },
  { key: 'unassigned', view: 'unassigned' },
  { key: 'open', view: 'open' },
] as const;

const TONES = { emergencies: 'danger', waiting: 'warning' } as const;

/** Without news of the inbox it is read again this often. */
const EVERY_MS = 30_000;

const isToday = (date: Date) => date.toDateString() === new Date().toDateString();

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
  const format = useFormatter();
  const momentText = useMomentText();
  const { data, error, isLoading, reload, refresh } = useListQuery(
    CompanyDashboardDocument,
    { companyId },
    { pollEvery: () => EVERY_MS },
  );
  useEffect(() => onChange(() => void refresh()));
  const now = data?.companyDashboard;
  const today = now?.today;
  // Of today the time alone: the page is about today.
  const sinceText = (date: Date) =>
    isToday(date) ? format.dateTime(date, { timeStyle: 'short' }) : momentText(date.toISOString());
  const hintOf = (key: (typeof WAITS)[number]['key']) =>
    key === 'waiting' && now?.waitingSince
      ? t('waitingSince', {
          time: sinceText(new Date(now.waitingSince)),
        })
      : undefined;
  return (
    <Page title={t('title')} description={t('description')}>
      {notice}
      {error && <LoadFailure error={error} texts={{ failed: t('failed') }} onRetry={reload} />}
      {isLoading && <Skeleton className={styles.shape} />}
      {now && (
        <StatGrid>
          {WAITS.map(({ key, view }) => {
            const tone =
              now[key] > 0 && key in TONES ? TONES[key as keyof typeof TONES] : 'neutral';
            const card = (
              <StatCard
                label={t(key)}
                value={format.number(now[key])}
                hint={hintOf(key)}
                tone={tone}
              />
            );
            return inboxAt ? (
              <Link key={key} to={inboxAt(view)} className={styles.link} data-tone={tone}>
                {card}
              </Link>
            ) : (
              <div key={key} data-tone={tone}>
                {card}
              </div>
            );
          })}
          {casesAt && typeof now.casesReported === 'number' && (
            <Link
              to={casesAt('reported')}
              className={styles.link}
              data-tone={now.casesReported > 0 ? 'warning' : 'neutral'}
            >
              <StatCard
                label={t('casesReported')}
                value={format.number(now.casesReported)}
                tone={now.casesReported > 0 ? 'warning' : 'neutral'}
              />
            </Link>
          )}
          {casesAt && typeof now.casesDue === 'number' && (
            <Link
              to={casesAt('due')}
              className={styles.link}
              data-tone={now.casesOverdue ? 'danger' : 'neutral'}
            >
              <StatCard
                label={t('casesDue')}
                value={format.number(now.casesDue)}
                hint={now.casesOverdue ? t('casesOverdue', { count: now.casesOverdue }) : undefined}
                tone={now.casesOverdue ? 'danger' : 'neutral'}
              />
            </Link>
          )}
        </StatGrid>
      )}
      {today && (
        <Section title={t('today')}>
          <FigureCards
            now={readFragment(AnalyticsFiguresFragmentDoc, today.now)}
            before={readFragment(AnalyticsFiguresFragmentDoc, today.before) ?? null}
          />
          {analyticsAt && <Link to={analyticsAt}>{t('more')}</Link>}
        </Section>
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

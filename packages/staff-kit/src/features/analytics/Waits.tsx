import { Link, useFormatter, useTranslations } from '@hausgeist/shell-api';
import { Card, classNames } from '@hausgeist/ui';
import type { CompanyDashboardQuery } from '../../gql/graphql';
import { useMomentText } from '../../ui/DateText';
import { Section } from '../../ui/Page';
import styles from './Dashboard.module.css';

type Now = NonNullable<CompanyDashboardQuery['companyDashboard']>;

/** What waits in the inbox, and its list there; the most pressing first. */
const WAITS = [
  { key: 'emergencies', view: 'emergency', tone: 'danger' },
  { key: 'waiting', view: 'waiting', tone: 'warning' },
  { key: 'unanswered', view: 'unanswered' },
  { key: 'unassigned', view: 'unassigned' },
  { key: 'open', view: 'open' },
] as const;

interface WaitProps {
  label: string;
  count: number;
  /** How pressing it is, where there is any. */
  tone?: 'danger' | 'warning' | undefined;
  hint?: string | undefined;
  /** Where it can be dealt with. */
  to: string | undefined;
}

function Wait({ label, count, tone, hint, to }: WaitProps) {
  const format = useFormatter();
  const look = { className: styles.wait, 'data-tone': count > 0 ? (tone ?? 'some') : 'none' };
  const content = (
    <>
      <span className={styles.number}>{format.number(count)}</span>
      <span className={styles.what}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} {...look} className={classNames(look.className, styles.link)}>
          {content}
        </Link>
      ) : (
        <div role="group" aria-label={label} {...look}>
          {content}
        </div>
      )}
    </li>
  );
}

interface WaitsProps {
  now: Now;
  inboxAt: ((view: string) => string) | undefined;
  casesAt: ((list: 'due' | 'reported') => string) | undefined;
}

const isToday = (date: Date) => date.toDateString() === new Date().toDateString();

/** What waits for the company's people, one below the other; each leads to where it is dealt with. */
export function Waits({ now, inboxAt, casesAt }: WaitsProps) {
  const t = useTranslations('analytics.dashboard');
  const format = useFormatter();
  const momentText = useMomentText();
  // Of today the time alone: the page is about today.
  const sinceText = (date: Date) =>
    isToday(date) ? format.dateTime(date, { timeStyle: 'short' }) : momentText(date.toISOString());
  const since =
    now.waitingSince && t('waitingSince', { time: sinceText(new Date(now.waitingSince)) });
  return (
    <Section title={t('waits')}>
      <Card>
        <ul className={styles.waits}>
          {WAITS.map(({ key, view, ...wait }) => (
            <Wait
              key={key}
              {...wait}
              label={t(key)}
              count={now[key]}
              hint={key === 'waiting' && since ? since : undefined}
              to={inboxAt?.(view)}
            />
          ))}
          {casesAt && typeof now.casesReported === 'number' && (
            <Wait
              label={t('casesReported')}
              count={now.casesReported}
              tone="warning"
              to={casesAt('reported')}
            />
          )}
          {casesAt && typeof now.casesDue === 'number' && (
            <Wait
              label={t('casesDue')}
              count={now.casesDue}
              tone={now.casesOverdue ? 'danger' : undefined}
              hint={now.casesOverdue ? t('casesOverdue', { count: now.casesOverdue }) : undefined}
              to={casesAt('due')}
            />
          )}
        </ul>
      </Card>
    </Section>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { DateText, oneOf, useCategoryText, useDayText, useMomentText } from '@hausgeist/staff-kit';
import { classNames, PlainText } from '@hausgeist/ui';
import { STATES, URGENCIES } from '../case-lists';
import type { CasePageQuery } from '../gql/graphql';
import styles from './CasePage.module.css';
import { ShowToTenant } from './ShowToTenant';

type Entry = CasePageQuery['case']['history'][number];

const FIELDS = [
  'title',
  'description',
  'place',
  'category',
  'urgency',
  'state',
  'dueOn',
  'assigneeId',
  'craftsmanName',
  'craftsmanEmail',
  'craftsmanPhone',
  'externalId',
  'appointmentAt',
  'appointmentUntil',
  'appointmentState',
] as const;

const APPOINTMENT_STATES = ['PROPOSED_BY_COMPANY', 'PROPOSED_BY_CRAFTSMAN', 'CONFIRMED'] as const;

/** Writes the value of a field as people read it. */
function useValueText() {
  const t = useTranslations('cases');
  const momentText = useMomentText();
  const dayText = useDayText();
  const categoryText = useCategoryText();
  return (field: string, value: string | null | undefined): string => {
    if (!value) return t('history.empty');
    const state = field === 'state' && oneOf(STATES, value);
    if (state) return t(`state.${state}`);
    const urgency = field === 'urgency' && oneOf(URGENCIES, value);
    if (urgency) return t(`urgency.${urgency}`);
    const agreed = field === 'appointmentState' && oneOf(APPOINTMENT_STATES, value);
    if (agreed) return t(`appointmentState.${agreed}`);
    if (field === 'category') return categoryText(value);
    if (field === 'dueOn') return dayText(`${value}T12:00:00`);
    return field.startsWith('appointment') ? momentText(value) : value;
  };
}

function Change({ change: { field, from, to } }: { change: Entry['changes'][number] }) {
  const t = useTranslations('cases');
  const valueText = useValueText();
  const known = oneOf(FIELDS, field);
  const name = known ? t(`field.${known}`) : field;
  if (field === 'description') return <li>{t('history.changed', { field: name })}</li>;
  return (
    <li>
      {t('history.change', {
        ...{ field: name, from: valueText(field, from), to: valueText(field, to) },
      })}
    </li>
  );
}

interface HistoryProps {
  entries: readonly Entry[];
  /** The case whose reports may be shown to its tenant here. */
  shownFor: string | undefined;
}

/** What has happened to a case, the newest last. */
export function History({ entries, shownFor }: HistoryProps) {
  const t = useTranslations('cases.history');
  const momentText = useMomentText();
  return (
    <ol className={styles.history}>
      {entries.map((entry) => {
        const isAppointment = entry.kind.startsWith('APPOINTMENT');
        const [at, until] = entry.names;
        const names = isAppointment && at ? [momentText(at, until)] : entry.names;
        const name = entry.actorName || t('craftsman');
        return (
          <li
            key={entry.id}
            className={classNames(styles.entry, entry.text ? styles.said : undefined)}
          >
            <span>{t(entry.kind, { name, names: names.join(', ') || t('report') })}</span>
            <span className={styles.quiet}>
              <DateText at={entry.at} withTime />
            </span>
            {entry.text && (
              <PlainText>
                {entry.kind === 'LINK_SENT' ? t('shared', { contact: entry.text }) : entry.text}
              </PlainText>
            )}
            {shownFor && entry.kind === 'REPORTED_DONE' && entry.text && (
              <ShowToTenant caseId={shownFor} itemId={entry.id} isShown={entry.isShown} />
            )}
            {entry.changes.length > 0 && !isAppointment && (
              <ul className={styles.changes}>
                {entry.changes.map((change) => (
                  <Change key={change.field} change={change} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

import { Link, usePermission, useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { DateText, Fact, personPath, saveAnswer, useCategoryText } from '@hausgeist/staff-kit';
import { useHomeText } from '@hausgeist/staff-kit/end-users';
import { Button, DownloadIcon } from '@hausgeist/ui';
import { AbsenceSign } from '../../absences';
import { type CaseRow, CasesOfConversation } from '../../cases';
import { PersonEmail, PersonPhone } from '../../person-contact';
import { useState } from 'react';
import type { InboxConversationQuery } from '../gql/graphql';
import type { InboxRow } from '../../inbox-live';
import { Label } from '../list/Label';
import { AnswerMarkdown } from './AnswerMarkdown';
import styles from './Facts.module.css';
import { UrgencyChoice } from './UrgencyChoice';

const NO_SOURCES: readonly never[] = [];

type Details = InboxConversationQuery['inboxConversation'];

function PdfButton({ id }: { id: string }) {
  const t = useTranslations('inbox.facts');
  const rest = useRest();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await saveAnswer(await rest(`/company/conversations/${id}/summary.pdf`), 'summary.pdf');
    } catch {
      toast(t('pdfFailed'), 'danger');
    }
    setBusy(false);
  }
  return (
    <Button
      size="small"
      icon={<DownloadIcon size={16} />}
      busy={isBusy}
      onClick={() => void save()}
    >
      {t('pdf')}
    </Button>
  );
}

function Person({ endUser }: Pick<InboxRow, 'endUser'>) {
  const t = useTranslations('inbox');
  const kind = useTranslations('common.personKind');
  const mayOpen = usePermission('users.view');
  const name = `${endUser.firstName} ${endUser.lastName}`;
  return (
    <Fact name={kind(endUser.type)}>
      {mayOpen ? (
        <Link
          to={personPath('/company/dashboard/end-users', endUser.id)}
          title={t('facts.openPerson')}
        >
          {name}
        </Link>
      ) : (
        name
      )}
    </Fact>
  );
}

interface FactsProps {
  row: InboxRow;
  details: Details;
  /** Those that were made from it, as far as the viewer sees them. */
  cases: readonly CaseRow[];
}

/** What is known about the conversation and the person. */
export function Facts({ row, details, cases }: FactsProps) {
  const t = useTranslations('inbox');
  const homeText = useHomeText();
  const categoryText = useCategoryText();
  const { endUser, handledBy, labels } = row;
  const moments = [
    ['started', row.startedAt],
    ['waiting', row.waitingSince],
    ['ended', row.endedAt],
    ['archived', row.archivedAt],
    ['snoozed', row.snoozedUntil],
  ] as const;
  return (
    <section className={styles.facts} aria-label={t('facts.label')}>
      <dl className={styles.list}>
        <Person endUser={endUser} />
        <PersonPhone id={endUser.id} />
        <PersonEmail id={endUser.id} />
        <Fact name={t('facts.home')}>{homeText(endUser) || '–'}</Fact>
        <Fact name={t('facts.assignee')}>
          {row.assignee?.name ?? t('facts.unassigned')}
          <AbsenceSign memberId={row.assignee?.id} />
        </Fact>
        <Fact name={t('facts.answeredBy')}>{handledBy?.name ?? t('facts.handledByAssistant')}</Fact>
        {row.category && <Fact name={t('facts.category')}>{categoryText(row.category)}</Fact>}
        {labels.length > 0 && (
          <Fact name={t('facts.labels')}>
            <span className={styles.labels}>
              {labels.map((label) => (
                <Label key={label.id} label={label} />
              ))}
            </span>
          </Fact>
        )}
        {moments.map(
          ([key, at]) =>
            at && (
              <Fact key={key} name={t(`facts.${key}`)}>
                <DateText at={at} withTime />
              </Fact>
            ),
        )}
      </dl>
      <UrgencyChoice row={row} />
      <CasesOfConversation
        conversationId={row.id}
        name={`${endUser.firstName} ${endUser.lastName}`}
        rows={cases}
        title={t('facts.cases')}
      />
      <h3 className={styles.heading}>{t('facts.summary')}</h3>
      {details.summary ? (
        <div lang="de">
          <AnswerMarkdown text={details.summary} sources={NO_SOURCES} />
        </div>
      ) : (
        <p className={styles.quiet}>{t('facts.noSummary')}</p>
      )}
      {details.summaryPdfUrl && <PdfButton id={row.id} />}
    </section>
  );
}

import { useFormatter, useTranslations } from '@hausgeist/shell-api/slim';
import { PlainText, SummaryIcon } from '@hausgeist/ui';
import type { ChatCaseCardFragment } from '../../gql/graphql';
import { Attachments, purposeOf } from '../attachments';
import { AddPhotos } from './AddPhotos';
import styles from './CompanyNews.module.css';
import { ReopenForm } from './ReopenForm';

type File = ChatCaseCardFragment['files'][number];

const describeFile = (file: File) => ({ ...file, purpose: purposeOf(file.originalName) ?? null });

const MOMENT = { dateStyle: 'full', timeStyle: 'short' } as const;

interface CaseCardProps {
  case: ChatCaseCardFragment;
  /** The case has become another one. */
  onChanged: () => void;
}

/**
 * A case that the tenant was told of: where it stands and, of their own, photos and what the craftsman says of the
 * work.
 */
export function CaseCard({ case: one, onChanged }: CaseCardProps) {
  const { id, number, title, state, isOwn, appointmentAt, appointmentUntil, report, files } = one;
  const t = useTranslations('news');
  const format = useFormatter();
  const isOver = state === 'DONE' || state === 'CLOSED';
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        <SummaryIcon size={18} />
        <span>
          <strong>{t('case', { number })}</strong> {t(`state.${state}`)}
        </span>
      </summary>
      <p className={styles.text} dir="auto">
        {title}
      </p>
      {appointmentAt && (
        <p className={styles.text}>
          {t('appointment')}{' '}
          <time dateTime={appointmentAt}>
            {appointmentUntil
              ? format.dateTimeRange(new Date(appointmentAt), new Date(appointmentUntil), MOMENT)
              : format.dateTime(new Date(appointmentAt), MOMENT)}
          </time>
        </p>
      )}
      {report && (
        <div className={styles.text}>
          <strong>{t('report')}</strong>
          <div dir="auto">
            <PlainText>{report}</PlainText>
          </div>
        </div>
      )}
      {isOwn ? (
        <>
          <div className={styles.files}>
            <Attachments label={t('files')} files={files.map(describeFile)} />
          </div>
          <div className={styles.actions}>
            {state !== 'CLOSED' && <AddPhotos caseId={id} onAdded={onChanged} />}
            {isOver && <ReopenForm caseId={id} onReopened={onChanged} />}
          </div>
        </>
      ) : (
        <p className={styles.text}>{t('shared')}</p>
      )}
    </details>
  );
}

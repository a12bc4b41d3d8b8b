import { Link, useQuery, useTranslations } from '@hausgeist/shell-api';
import { DateText, MutationDialog } from '@hausgeist/staff-kit';
import { Badge, Button, PlainText, PlusIcon } from '@hausgeist/ui';
import { type ReactNode, useState } from 'react';
import {
  DeleteContactNoteDocument,
  PersonNotesDocument,
  type PersonNotesQuery,
} from '../../gql/graphql';
import { casePath } from '../cases';
import { Part } from './Part';
import styles from './PersonActivity.module.css';

/** A noted call, visit or letter. */
export type PersonNote = PersonNotesQuery['contactNotes'][number];

/** As many as are shown at first. */
const MOST = 5;

interface PersonNotesProps {
  personId: string;
  action: ReactNode;
  /** Makes a case of a note; unset for those who may not. */
  onMakeCase: ((note: PersonNote) => void) | undefined;
}

/** Calls, visits and letters of a person, the latest first. */
export function PersonNotes({ personId, action, onMakeCase }: PersonNotesProps) {
  const t = useTranslations('personActivity.note');
  const [deleted, setDeleted] = useState<PersonNote>();
  const { data, error } = useQuery(PersonNotesDocument, {
    variables: { personId },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.contactNotes.map((note) => (
    <li key={note.id} className={styles.entry}>
      <span className={styles.line}>
        <span className={styles.text}>
          <Badge>{t(`kinds.${note.kind}`)}</Badge> {note.authorName}
        </span>
        <span className={styles.quiet}>
          <DateText at={note.at} withTime />
        </span>
      </span>
      <PlainText>{note.text}</PlainText>
      <span className={styles.badges}>
        {note.case && (
          <Link to={casePath(note.case.id)}>{t('case', { number: note.case.number })}</Link>
        )}
        {!note.case && onMakeCase && (
          <Button size="small" icon={<PlusIcon size={16} />} onClick={() => onMakeCase(note)}>
            {t('makeCase')}
          </Button>
        )}
        {note.mayDelete && (
          <Button size="small" variant="quiet" onClick={() => setDeleted(note)}>
            {t('delete')}
          </Button>
        )}
      </span>
    </li>
  ));
  return (
    <>
      <Part
        title={t('title', { count: entries?.length ?? 0 })}
        action={action}
        entries={entries}
        most={MOST}
        isFailed={error !== undefined}
        empty={t('none')}
      />
      {deleted && (
        <MutationDialog
          mutation={DeleteContactNoteDocument}
          variables={{ input: { id: deleted.id } }}
          rereads={[PersonNotesDocument]}
          title={t('deleteTitle')}
          text={t('deleteText')}
          tone="danger"
          done={t('deleted')}
          failures={{ failed: t('deleteFailed') }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

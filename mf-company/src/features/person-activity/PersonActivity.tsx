import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { late } from '@hausgeist/staff-kit';
import { type EndUserRow, useHomeText } from '@hausgeist/staff-kit/end-users';
import { Button, PhoneIcon, PlusIcon } from '@hausgeist/ui';
import { NewCaseDialog } from '../cases';
import { Suspense, useState } from 'react';
import { PersonCases } from './PersonCases';
import { PersonConversations } from './PersonConversations';
import { PersonMails } from './PersonMails';
import { type PersonNote, PersonNotes } from './PersonNotes';
import styles from './PersonActivity.module.css';

const NoteDialog = late(async () => (await import('./NoteDialog')).NoteDialog);

/** What the company has done with and for a person: cases, calls, conversations and mails, the newest first. */
export function PersonActivity({ person }: { person: EndUserRow }) {
  const t = useTranslations('personActivity');
  const maySeeCases = usePermission('cases.view');
  const mayAddCase = usePermission('cases.edit');
  const mayRead = usePermission('conversations.view');
  const [isAdding, setIsAdding] = useOpenDialog<boolean>(`case of ${person.id}`);
  const [isNoting, setIsNoting] = useOpenDialog<boolean>(`note of ${person.id}`);
  const [source, setSource] = useState<PersonNote>();
  const place = useHomeText()(person);
  return (
    <div className={styles.parts}>
      {maySeeCases && (
        <PersonCases
          personId={person.id}
          action={
            mayAddCase && (
              <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setIsAdding(true)}>
                {t('addCase')}
              </Button>
            )
          }
        />
      )}
      {mayRead && (
        <PersonNotes
          personId={person.id}
          onMakeCase={mayAddCase ? setSource : undefined}
          action={
            <Button size="small" icon={<PhoneIcon size={16} />} onClick={() => setIsNoting(true)}>
              {t('note.open')}
            </Button>
          }
        />
      )}
      {mayRead && <PersonConversations personId={person.id} />}
      <PersonMails personId={person.id} />
      {isAdding && mayAddCase && (
        <NewCaseDialog person={{ id: person.id, place }} onClose={() => setIsAdding(undefined)} />
      )}
      {source && mayAddCase && (
        <NewCaseDialog
          person={{ id: person.id, place }}
          note={source}
          onClose={() => setSource(undefined)}
        />
      )}
      {isNoting && mayRead && (
        <Suspense fallback={null}>
          <NoteDialog personId={person.id} onClose={() => setIsNoting(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

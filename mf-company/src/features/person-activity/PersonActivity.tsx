import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { type EndUserRow, useHomeText } from '@hausgeist/staff-kit/end-users';
import { Button, PlusIcon } from '@hausgeist/ui';
import { NewCaseDialog } from '../cases';
import { PersonCases } from './PersonCases';
import { PersonConversations } from './PersonConversations';
import styles from './PersonActivity.module.css';

/** What the company has done with and for a person: cases and conversations, the newest first. */
export function PersonActivity({ person }: { person: EndUserRow }) {
  const t = useTranslations('personActivity');
  const maySeeCases = usePermission('cases.view');
  const mayAddCase = usePermission('cases.edit');
  const mayRead = usePermission('conversations.view');
  const [isAdding, setIsAdding] = useOpenDialog<boolean>(`case of ${person.id}`);
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
      {mayRead && <PersonConversations personId={person.id} />}
      {isAdding && mayAddCase && (
        <NewCaseDialog person={{ id: person.id, place }} onClose={() => setIsAdding(undefined)} />
      )}
    </div>
  );
}

import { useTranslations } from '@hausgeist/shell-api';
import { Button } from '@hausgeist/ui';
import type { EndUserRow } from '../end-user-lists';
import type { OpenDialog } from '../EndUserDialogs';

interface PersonActionsProps {
  person: EndUserRow;
  onDialog: (dialog: OpenDialog) => void;
}

/** What is done for a person who is on the telephone; the rest is left to the list. */
export function PersonActions({ person, onDialog }: PersonActionsProps) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  return (
    <>
      <Button onClick={() => onDialog({ kind: 'links', to: { person } })}>
        {t('signInLinks.action')}
      </Button>
      <Button variant="primary" onClick={() => onDialog({ kind: 'edit', endUser: person })}>
        {common('edit')}
      </Button>
    </>
  );
}

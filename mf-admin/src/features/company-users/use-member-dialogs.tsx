import { useOpenDialog } from '@hausgeist/shell-api';
import type { ReactNode } from 'react';
import type { MemberRowFragment } from '../../gql/graphql';
import { AddUserDialog } from './AddUserDialog';
import { EditUserDialog } from './EditUserDialog';
import { RemoveMemberDialog } from './RemoveMemberDialog';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'remove'; member: MemberRowFragment };

interface MemberDialogsOptions {
  /** The company whose users the page shows; none for those of all companies. */
  companyId?: string;
  onChanged: () => void;
}

/** The dialogs that the pages about company users open, one at a time. */
export function useMemberDialogs({ companyId, onChanged }: MemberDialogsOptions) {
  const [dialog, setDialog] = useOpenDialog<OpenDialog>(`console members ${companyId ?? ''}`);
  const onClose = () => setDialog(undefined);
  let content: ReactNode = null;
  if (dialog?.kind === 'add') {
    content = <AddUserDialog companyId={companyId} onAdded={onChanged} onClose={onClose} />;
  } else if (dialog?.kind === 'edit') {
    content = (
      <EditUserDialog
        member={dialog.member}
        acrossCompanies={companyId === undefined}
        onSaved={onChanged}
        onClose={onClose}
      />
    );
  } else if (dialog) {
    content = <RemoveMemberDialog member={dialog.member} onRemoved={onChanged} onClose={onClose} />;
  }
  return {
    dialog: content,
    openAdd: () => setDialog({ kind: 'add' }),
    openEdit: (member: MemberRowFragment) => setDialog({ kind: 'edit', member }),
    openRemove: (member: MemberRowFragment) => setDialog({ kind: 'remove', member }),
  };
}

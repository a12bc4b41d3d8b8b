import { EndUserPrivacyDialog } from '../privacy';
import type { EndUserRow } from './end-user-lists';
import { DeleteEndUserDialog } from './DeleteEndUserDialog';
import { EndUserDialog } from './EndUserDialog';
import { SignInLinksDialog } from './SignInLinksDialog';
import type { LinkReceivers } from './use-sign-in-links';
import { type EndUserOptions, type EndUserRights } from './options';

/** Which dialog of the list is open, and for which end user. */
export type OpenDialog =
  | { kind: 'add' }
  | { kind: 'links'; to: LinkReceivers }
  | { kind: 'edit' | 'privacy' | 'delete'; endUser: EndUserRow };

export interface EndUserDialogsProps {
  open: OpenDialog | undefined;
  may: EndUserRights;
  options: EndUserOptions;
  onClose: () => void;
}

/** The open dialog, as long as the viewer may do what it is for. */
export function EndUserDialogs({ open, may, options, onClose }: EndUserDialogsProps) {
  if (open?.kind === 'add' && may.create) {
    return <EndUserDialog {...options} onClose={onClose} />;
  }
  if (open?.kind === 'edit' && may.edit) {
    return <EndUserDialog {...options} endUser={open.endUser} onClose={onClose} />;
  }
  if (open?.kind === 'links' && may.edit) {
    return <SignInLinksDialog to={open.to} onClose={onClose} />;
  }
  if (open?.kind === 'privacy' && may.delete) {
    return (
      <EndUserPrivacyDialog
        person={open.endUser}
        mayExport={may.export ?? false}
        onClose={onClose}
      />
    );
  }
  if (open?.kind !== 'delete' || !may.delete) return null;
  return <DeleteEndUserDialog endUser={open.endUser} options={options} onClose={onClose} />;
}

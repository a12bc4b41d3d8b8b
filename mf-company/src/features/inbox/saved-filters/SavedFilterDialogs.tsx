import type { InboxAddress } from '../use-inbox-address';
import { ManageFiltersDialog } from './ManageFiltersDialog';
import { SaveFilterDialog } from './SaveFilterDialog';
import type { SavedFilters } from './use-saved-filters';

/** The dialog that is open about the viewer's filters. */
export function SavedFilterDialogs({
  address,
  saved,
}: {
  address: InboxAddress;
  saved: SavedFilters;
}) {
  const close = () => saved.ask(undefined);
  if (saved.asked === 'save') return <SaveFilterDialog address={address} onClose={close} />;
  if (saved.asked === 'manage')
    return <ManageFiltersDialog filters={saved.filters} onClose={close} />;
  return null;
}

import { MessagesProvider, useParams } from '@hausgeist/shell-api';
import { BroadcastPage, Broadcasts } from '../features/broadcasts';
import { RequirePermission } from '../features/dashboard';
import { broadcastCatalogues } from '../messages/broadcast-catalogues';
import { usePageTitle } from '../ui/use-page-title';

/** Messages to many: all of them, or the one that the address names. */
export function BroadcastsPage() {
  const title = usePageTitle('broadcasts');
  const { id } = useParams();
  return (
    <RequirePermission permission="broadcast.view" title={title}>
      <MessagesProvider messages={broadcastCatalogues}>
        {id ? <BroadcastPage key={id} id={id} /> : <Broadcasts />}
      </MessagesProvider>
    </RequirePermission>
  );
}

import { MessagesProvider, useParams } from '@hausgeist/shell-api';
import { BuildingPage, Buildings } from '../features/buildings';
import { RequirePermission } from '../features/dashboard';
import { buildingCatalogues } from '../messages/building-catalogues';
import { usePageTitle } from '../ui/use-page-title';

/** The houses of the company: all of them, or the one that the address names. */
export function BuildingsPage() {
  const title = usePageTitle('buildings');
  const { id } = useParams();
  return (
    <RequirePermission permission="users.view" title={title}>
      <MessagesProvider messages={buildingCatalogues}>
        {id ? <BuildingPage key={id} id={id} /> : <Buildings />}
      </MessagesProvider>
    </RequirePermission>
  );
}

import { MessagesProvider, useParams, useTranslations } from '@hausgeist/shell-api';
import { BuildingPage, Buildings } from '../features/buildings';
import { RequirePermission } from '../features/dashboard';
import { buildingCatalogues } from '../messages/building-catalogues';

/** The houses of the company: all of them, or the one that the address names. */
export function BuildingsPage() {
  const title = useTranslations('portal')('buildingsTitle');
  const { id } = useParams();
  return (
    <RequirePermission permission="users.view" title={title}>
      <MessagesProvider messages={buildingCatalogues}>
        {id ? <BuildingPage key={id} id={id} /> : <Buildings />}
      </MessagesProvider>
    </RequirePermission>
  );
}

import { useApolloClient } from '@hausgeist/shell-api';
import { useCommands } from '@hausgeist/staff-kit/palette';
import { useCompanyId } from '../company-scope';

/** Finds buildings by name and address in the palette, and leads to their pages. */
export function BuildingCommands() {
  const client = useApolloClient();
  const companyId = useCompanyId();
  const search = async (text: string) =>
    (await import('./find-buildings')).findBuildings(client, { text, companyId });
  useCommands({ commands: [], search });
  return null;
}

import { useApolloClient } from '@hausgeist/shell-api';
import { useCommands } from './Palette';

interface PeopleCommandsProps {
  /** The page on which the console lists tenants and owners. */
  path: string;
  /** Only people of this company; for administrators. */
  companyId?: string | undefined;
}

/** Finds tenants and owners by their names in the palette, and leads to them in their list. */
export function PeopleCommands({ path, companyId }: PeopleCommandsProps) {
  const client = useApolloClient();
  // Comes with the first search: a page can be used before.
  const search = async (text: string) =>
    (await import('./find-people')).findPeople(client, { text, path, companyId });
  useCommands({ commands: [], search });
  return null;
}

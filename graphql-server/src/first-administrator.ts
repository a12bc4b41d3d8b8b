import { Admin } from './features/admins/index.js';
import type { Database } from './platform/database/index.js';

/** How the first administrator is made, where there is none who could sign in; undefined otherwise. */
export async function hintAtFirstAdministrator(
  database: Pick<Database, 'orm'>,
  isEmbedded: boolean,
): Promise<string | undefined> {
  const known = await database.orm.em.fork().count(Admin, { isVerified: true });
  if (known > 0) return undefined;
  const command =
    'npm run hausgeist -- create-admin --email <address> --first-name <name> --last-name <name>';
  const first = isEmbedded ? ' (stop the server first)' : '';
  return `There is no administrator yet. This makes one${first}: ${command}`;
}

import type { DatabaseSchema } from '../platform/database/index.js';
import { Migration0001 } from './0001-extensions.js';
import { Migration0002 } from './0002-initial.js';

/** All migrations in the order in which they are applied. */
export const migrations: DatabaseSchema['migrations'] = [
  { name: '0001-extensions', class: Migration0001 },
  { name: '0002-initial', class: Migration0002 },
];

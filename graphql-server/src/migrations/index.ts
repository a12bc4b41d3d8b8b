import type { DatabaseSchema } from '../platform/database/index.js';
import { Migration0001 } from './0001-extensions.js';
import { Migration0002 } from './0002-initial.js';
import { Migration0003 } from './0003-portals.js';

/** All migrations in the order in which they are applied. */
export const migrations: DatabaseSchema['migrations'] = [
  { name: '0001-extensions', class: Migration0001 },
  { name: '0002-initial', class: Migration0002 },
  { name: '0003-portals', class: Migration0003 },
];

import type { DatabaseSchema } from '../platform/database/index.js';
import { Migration0001 } from './0001-extensions.js';
import { Migration0002 } from './0002-initial.js';
import { Migration0003 } from './0003-portals.js';
import { Migration0004 } from './0004-list-orders.js';
import { Migration0005 } from './0005-monitoring.js';
import { Migration0006 } from './0006-end-user-imports.js';
import { Migration0007 } from './0007-api-keys.js';
import { Migration0008 } from './0008-webhooks.js';
import { Migration0009 } from './0009-idempotent-requests.js';
import { Migration0010 } from './0010-temporary-passwords.js';
import { Migration0011 } from './0011-key-makers.js';
import { Migration0012 } from './0012-answer-guidance.js';
import { Migration0013 } from './0013-recognised-texts.js';
import { Migration0014 } from './0014-use-case-wordings.js';
import { Migration0015 } from './0015-token-use.js';
import { Migration0016 } from './0016-vector-sets.js';
import { Migration0017 } from './0017-vectors-in-memory.js';
import { Migration0018 } from './0018-reasons.js';
import { Migration0019 } from './0019-companies-of-rows.js';
import { Migration0020 } from './0020-rows-stay-in-companies.js';
import { Migration0021 } from './0021-partitions-by-month.js';

/** All migrations in the order in which they are applied. */
export const migrations: DatabaseSchema['migrations'] = [
  { name: '0001-extensions', class: Migration0001 },
  { name: '0002-initial', class: Migration0002 },
  { name: '0003-portals', class: Migration0003 },
  { name: '0004-list-orders', class: Migration0004 },
  { name: '0005-monitoring', class: Migration0005 },
  { name: '0006-end-user-imports', class: Migration0006 },
  { name: '0007-api-keys', class: Migration0007 },
  { name: '0008-webhooks', class: Migration0008 },
  { name: '0009-idempotent-requests', class: Migration0009 },
  { name: '0010-temporary-passwords', class: Migration0010 },
  { name: '0011-key-makers', class: Migration0011 },
  { name: '0012-answer-guidance', class: Migration0012 },
  { name: '0013-recognised-texts', class: Migration0013 },
  { name: '0014-use-case-wordings', class: Migration0014 },
  { name: '0015-token-use', class: Migration0015 },
  { name: '0016-vector-sets', class: Migration0016 },
  { name: '0017-vectors-in-memory', class: Migration0017 },
  { name: '0018-reasons', class: Migration0018 },
  { name: '0019-companies-of-rows', class: Migration0019 },
  { name: '0020-rows-stay-in-companies', class: Migration0020 },
  { name: '0021-partitions-by-month', class: Migration0021 },
];

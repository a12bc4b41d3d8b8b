import type { BulkSession } from '../../platform/database/index.js';

/** A column that names files of the store, or a query for what is named in another way. */
interface NamingTable {
  table: string;
  /** Properties of the entity that name files. */
  properties: string[];
  keys: string;
}

/** All that name files. A test holds it against the entities. */
export const NAMING_TABLES: readonly NamingTable[] = [
  {
    table: 'attachment',
    properties: ['storageKey'],
    keys: 'select storage_key as key from attachment',
  },
  {
    table: 'case_file',
    properties: ['storageKey'],
    keys: 'select storage_key as key from case_file',
  },
  {
    table: 'company',
    properties: ['logoKey'],
    // Older schemas have companies without logos.
    keys: `select to_jsonb(c) ->> 'logo_key' as key from company c`,
  },
  {
    table: 'conversation',
    properties: ['summaryFileKey'],
    keys: 'select summary_file_key as key from conversation',
  },
  {
    table: 'end_user_import',
    properties: ['fileKey'],
    // The file of an import goes with its end; the row stays for a while.
    keys: `select file_key as key from end_user_import where status not in ('DONE', 'CANCELLED', 'FAILED')`,
  },
  {
    table: 'mail',
    properties: ['attachments'],
    keys: `select file ->> 'fileKey' as key from mail, jsonb_array_elements(attachments) file`,
  },
  {
    // As the feature names them: by the beginning of a path's hash.
    table: 'release',
    properties: ['description'],
    keys: `
      select 'releases/' || app || '/' || version || '/' ||
             left(encode(sha256(convert_to(path, 'UTF8')), 'hex'), 32) as key
        from (select app, version, description::jsonb as d from release where ready_at is not null) r,
             jsonb_array_elements_text(
               (d -> 'files') || (d #> '{preload,scripts}') || (d #> '{preload,styles}') ||
               jsonb_build_array(d -> 'entry', d -> 'manifest')) path`,
  },
];

/** Rows that one statement returns. */
const BATCH = 10_000;

/** Keys of all files that rows name, each once. Tables that an older schema has not are left out. */
export async function findNamedFiles(
  session: BulkSession,
  tables: readonly { group: string; name: string }[],
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { table, keys: query } of NAMING_TABLES) {
    if (!tables.some(({ group, name }) => group === 'product' && name === table)) continue;
    await session.rows(
      `declare named_files no scroll cursor for select key from (${query}) k where key <> ''`,
    );
    for (;;) {
      const rows = await session.rows<{ key: string }>(`fetch ${BATCH} from named_files`);
      for (const { key } of rows) keys.add(key);
      if (rows.length < BATCH) break;
    }
    await session.rows('close named_files');
  }
  return keys;
}

import { z } from 'zod';

/** Raised when archives change so that older programs cannot read them. */
export const FORMAT = 1;

/** What an archive says of itself at its beginning, in `backup.json`. */
export const descriptionSchema = z.object({
  format: z.number(),
  /** Version of the product that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgresql']),
  /** Names of the migrations that its database had. */
  migrations: z.array(z.string()),
  /** Columns of each table, in the order of its rows. */
  tables: z.array(
    z.object({
      group: z.enum(['product', 'jobs']),
      name: z.string(),
      columns: z.array(z.string()),
    }),
  ),
});

export type Description = z.output<typeof descriptionSchema>;
export type TableDescription = Description['tables'][number];

/** What has to be in it, in `manifest.json` at its end. */
export const manifestSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({ rows: z.number(), bytes: z.number(), sha256: z.string() }),
  ),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Over a line for each: key, size and SHA-256. */
    sha256: z.string(),
    /** Files that rows name and the store did not have. */
    missing: z.number(),
    /** The first of them; archives of older versions do not say. */
    missingKeys: z.array(z.string()).optional(),
  }),
  secrets: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Names of entries. */
export const ENTRY = {
  description: 'backup.json',
  manifest: 'manifest.json',
  table: ({ group, name }: Pick<TableDescription, 'group' | 'name'>, part: number) =>
    `tables/${group}/${name}/${String(part).padStart(6, '0')}.copy`,
  file: (key: string) => `files/${key}`,
  secret: (name: string) => `secrets/${name}`,
} as const;

/** Under which a table stands in the manifest. */
export const tableKey = ({ group, name }: Pick<TableDescription, 'group' | 'name'>) =>
  `${group}/${name}`;

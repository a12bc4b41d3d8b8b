import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseSchema } from './database-schema.js';
import { emptyDatabase } from './empty-database.js';
import { readEpoch } from './features/changes/change.repository.js';
import { openDatabase } from './platform/database/index.js';

const BUILT = join(import.meta.dirname, '../dist/empty-database.tar.gz');
const DAY_MS = 86_400_000;

describe('the empty database of a build', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hausgeist-empty-'));
    ends.push(() => rm(folder, { recursive: true }));
    return folder;
  };

  /** A new embedded database that begins with it, and what was logged meanwhile. */
  async function open(file = BUILT) {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const schema = { ...databaseSchema, template: emptyDatabase(file) };
    const database = await openDatabase(
      { databaseUrl: undefined, dataDir: await newFolder() },
      schema,
      log,
    );
    ends.push(() => database.close());
    return { em: database.orm.em.fork(), lines };
  }

  it('needs no migration, and has the tables of the months to come', async () => {
    const { em, lines } = await open();
    expect(lines).toEqual([]);
    const months = await em.execute<{ name: string }[]>(
      `select relname as name from pg_class where relname ~ '^audit_entry_20\\d\\d_\\d\\d$'`,
    );
    expect(months.length).toBeGreaterThanOrEqual(2);
  });

  it('is made anew where that of the build is damaged, and the log says so', async () => {
    const file = join(await newFolder(), 'empty.tar.gz');
    await writeFile(file, (await readFile(BUILT)).subarray(0, 100_000));
    const { em, lines } = await open(file);
    expect(lines[0]).toContain('the empty database of the build cannot be read');
    expect(await em.execute('select 1 from company')).toEqual([]);
  });

  it('has places of changes that no other copy has', async () => {
    const [one, other] = [await open(), await open()];
    const epoch = await readEpoch(one.em);
    expect(await readEpoch(other.em)).not.toBe(epoch);
    expect(await readEpoch(one.em)).toBe(epoch);
  });

  it('is used for two months, and not where there is none', async () => {
    const folder = await newFolder();
    const file = join(folder, 'empty.tar.gz');
    expect(emptyDatabase(file)).toBeUndefined();
    await writeFile(file, '');
    await utimes(file, new Date(), new Date(Date.now() - 59 * DAY_MS));
    expect(emptyDatabase(file)).toBeDefined();
    expect(emptyDatabase(file, Date.now() + 2 * DAY_MS)).toBeUndefined();
  });
});

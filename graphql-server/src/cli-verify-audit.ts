import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { type KnownHeads, printReport, verifyChains } from './features/audit/index.js';
import { CommandError } from './platform/errors/index.js';
import type { Platform } from './platform/open-platform.js';

const headsSchema = z.record(z.string(), z.object({ seq: z.string(), hash: z.string() }));

/** Proves the chains of the audit log; fails with the first broken row of each. */
export async function verifyAudit(
  { database }: Platform,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<string> {
  const known = from ? await readHeads(from) : {};
  const reports = await verifyChains(database.orm.em.fork(), known);
  const text = printReport(reports);
  if (reports.some(({ broken }) => broken)) throw new CommandError(text);
  if (to) {
    const heads = Object.fromEntries(reports.map(({ id, seq, hash }) => [id, { seq, hash }]));
    await writeFile(to, `${JSON.stringify(heads, null, 2)}\n`);
  }
  return text;
}

async function readHeads(file: string): Promise<KnownHeads> {
  try {
    return headsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new CommandError(`${file} cannot be read as the ends of chains.`);
  }
}

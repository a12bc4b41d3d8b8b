import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailSeal } from '../../mail/index.js';
import { TokenDigests } from '../../auth/index.js';
import { Mail } from '../../mail/index.js';
import type { TestApp } from '../../../testing/test-app.js';

interface Table {
  name: string;
}

/** Where any of the strings is found: in every column of every table, in what mails say, in the stored files. */
export async function findTraces(app: TestApp, strings: readonly string[]): Promise<string[]> {
  const em = app.em();
  const tables = await em.execute<Table[]>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg_toast%'`,
  );
  const found: string[] = [];
  const wanted = strings.map((text) => text.toLowerCase());
  const look = (place: string, content: string) => {
    const folded = content.toLowerCase();
    found.push(
      ...wanted.filter((text) => folded.includes(text)).map((text) => `${place}: ${text}`),
    );
  };
  for (const { name } of tables) {
    const rows = await em.execute<{ row: string }[]>(`select t::text as row from ${name} t`);
    look(name, rows.map(({ row }) => row.replaceAll('""', '"')).join('\n'));
  }
  const seal = new MailSeal(
    new TokenDigests(app.config.sessionSecret ?? '').keyFor('stored mails'),
  );
  for (const mail of await em.fork().find(Mail, {})) {
    const { html, text } = seal.open(mail);
    look('outbox', `${html}\n${text}`);
  }
  for (const [path, content] of await storedFiles(app)) look('files', `${path} ${content}`);
  return [...new Set(found)];
}

/** The stored files by their paths, as text. */
async function storedFiles(app: TestApp): Promise<Map<string, string>> {
  const root = join(app.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (path) => [path, await readFile(path, 'latin1')] as const)),
  );
}

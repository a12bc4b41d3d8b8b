import { FileMissingError, type FileStore, readBytes } from '../../../platform/files/index.js';
import type { ExportPart } from './export-progress.js';
import type { ExportRow } from './export.repository.js';
import { FileNames } from './file-names.js';
import type { ExportFile, ExportKind, ExportTarget } from './kinds/export-kind.js';
import { OVERVIEW_LANGUAGES } from './overview-texts.js';
import { type ListedFile, renderOverview } from './overview.js';
import type { ZipFile } from './zip-stream.js';

/** Bytes of files that one package holds; what does not fit is named and left out. */
const MOST_FILE_BYTES = 2 * 1024 ** 3;

/** What a package is made of. */
export interface PackageContent {
  store: FileStore;
  target: ExportTarget;
  kinds: readonly ExportKind[];
  parts: readonly ExportPart[];
  files: readonly ExportFile[];
  signal: AbortSignal;
}

/** The files of a package in their order: those that people open first come last, once all is known. */
export async function* packageFiles(content: PackageContent): AsyncGenerator<ZipFile> {
  const { store, target, kinds, parts, signal } = content;
  const sections: { kind: ExportKind; rows: ExportRow[] }[] = [];
  for (const kind of kinds) {
    signal.throwIfAborted();
    const rows: ExportRow[] = [];
    for (const { key } of parts.filter((part) => part.kind === kind.name)) {
      rows.push(...(JSON.parse((await readBytes(store, key)).toString()) as ExportRow[]));
    }
    sections.push({ kind, rows });
    yield { name: `data/${kind.name}.json`, content: JSON.stringify(rows, null, 2) };
  }
  yield { name: 'data/fields.json', content: JSON.stringify(fieldsOf(kinds), null, 2) };
  const listed: ListedFile[] = [];
  yield* storedFiles(content, listed);
  const { name: person, companyName } = target;
  for (const language of OVERVIEW_LANGUAGES) {
    yield {
      name: language === 'de' ? 'uebersicht.html' : 'overview.html',
      content: renderOverview(language, {
        ...{ person, companyName, madeAt: new Date(), sections, files: listed },
      }),
    };
  }
}

/** The stored files that are still there and fit; `listed` gets all of them. */
async function* storedFiles(
  { store, files, signal }: PackageContent,
  listed: ListedFile[],
): AsyncGenerator<ZipFile> {
  const names = new FileNames();
  let left = MOST_FILE_BYTES;
  for (const file of files) {
    signal.throwIfAborted();
    const slash = file.name.indexOf('/');
    const name = names.fit(file.name.slice(0, slash), file.name.slice(slash + 1));
    const stored = await store.get(file.key).catch((error: unknown) => {
      if (error instanceof FileMissingError) return null;
      throw error;
    });
    const reason = !stored ? 'missing' : stored.size > left ? 'tooLarge' : undefined;
    listed.push({ name, size: stored?.size ?? file.size, ...(reason ? { reason } : {}) });
    if (!stored) continue;
    if (reason) {
      stored.stream.destroy();
      continue;
    }
    left -= stored.size;
    yield { name, content: async () => stored.stream };
  }
}

/** What each field of the JSON files is, in both languages. */
const fieldsOf = (kinds: readonly ExportKind[]) =>
  Object.fromEntries(
    kinds.map(({ name, title, fields, nested = {} }) => [
      `${name}.json`,
      {
        title: told(title),
        fields: describe(fields),
        nested: Object.fromEntries(
          Object.entries(nested).map(([field, inner]) => [field, describe(inner)]),
        ),
      },
    ]),
  );

const told = ([de, en]: readonly [string, string]) => ({ de, en });
const describe = (fields: ExportKind['fields']) =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, told(words)]));

import { readZipEntry, type ZipEntry } from '../../../platform/zip/index.js';

/** The list of content types is short in every real document. */
const MAX_CONTENT_TYPES_BYTES = 512 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Main parts by their content type; files with macros and templates are not allowed. */
const MAIN_PARTS = {
  docx: { type: `${OFFICE}.wordprocessingml.document.main+xml`, folder: 'word/' },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet.main+xml`, folder: 'xl/' },
} as const;

/** The kind of Office document in an archive, if it is one. */
export function officeKind(
  bytes: Buffer,
  entries: readonly ZipEntry[],
): 'docx' | 'xlsx' | undefined {
  const lists = entries.filter((entry) => entry.name === CONTENT_TYPES);
  const [list] = lists;
  // Two of them would let this check and the program that opens the file see different documents.
  if (!list || lists.length > 1) return undefined;
  const types = readContentTypes(bytes, list);
  for (const kind of ['docx', 'xlsx'] as const) {
    const { type, folder } = MAIN_PARTS[kind];
    if (types.includes(`"${type}"`) && entries.some((entry) => entry.name.startsWith(folder))) {
      return kind;
    }
  }
  return undefined;
}

function readContentTypes(bytes: Buffer, entry: ZipEntry): string {
  try {
    const content = readZipEntry(bytes, entry, MAX_CONTENT_TYPES_BYTES);
    const encoding = content.length > 1 && content.readUInt16BE(0) === 0xfffe ? 'utf16le' : 'utf8';
    return content.toString(encoding).replaceAll("'", '"');
  } catch {
    return '';
  }
}

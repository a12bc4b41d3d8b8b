import { ATTACHMENT_TYPES, type AttachmentType } from '@hausgeist/schema';
import { extensionOf } from '../clean-name.js';
import { type ContentKind, detectKinds } from './detect-kinds.js';

/** What a client says of a file. */
export interface FileLabel {
  /** Cleaned name. */
  name: string;
  /** Declared media type; empty when none was given. */
  declaredType: string;
}

/** What a file turned out to be. */
export interface IdentifiedFile {
  kind: ContentKind;
  type: AttachmentType;
}

/** Media types that mean "I do not know". */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Media types that real systems declare besides the official ones. */
const ALIASES: Partial<Record<ContentKind, readonly string[]>> = {
  jpg: ['image/jpg', 'image/pjpeg'],
  png: ['image/x-png', 'image/apng'],
  bmp: ['image/x-bmp', 'image/x-windows-bmp'],
  tif: ['image/tif', 'image/x-tiff'],
  pdf: ['application/x-pdf'],
  doc: ['application/vnd.ms-word'],
  xls: ['application/msexcel', 'application/x-msexcel', 'application/x-excel'],
  // Windows with Office names these two so.
  rtf: ['application/msword', 'text/richtext'],
  csv: ['application/vnd.ms-excel', 'text/plain', 'text/x-csv', 'text/comma-separated-values'],
  zip: ['application/x-zip', 'application/x-compressed', 'multipart/x-zip'],
  rar: ['application/x-compressed'],
  '7z': ['application/x-compressed'],
};

const TYPES = new Map(
  ATTACHMENT_TYPES.map((type) => [type.extensions[0] as ContentKind, type] as const),
);

/** Whether the label alone leaves a chance; refuses a file before its bytes are read. */
export const isLabelAllowed = (label: FileLabel): boolean =>
  [...TYPES.keys()].some((kind) => agrees(kind, label));

/**
 * What a file is: its content must be of an allowed kind, and neither its name nor its declared
 * type may say something else. Undefined otherwise.
 */
export async function identifyFile(
  bytes: Buffer,
  label: FileLabel,
): Promise<IdentifiedFile | undefined> {
  for (const kind of await detectKinds(bytes)) {
    const type = TYPES.get(kind);
    if (type && agrees(kind, label)) return { kind, type };
  }
  return undefined;
}

function agrees(kind: ContentKind, { name, declaredType }: FileLabel): boolean {
  const type = TYPES.get(kind);
  if (!type) return false;
  const extension = extensionOf(name);
  const declared = declaredType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isDeclared =
    type.mimeTypes.includes(declared) || (ALIASES[kind]?.includes(declared) ?? false);
  // Text looks like text, whatever it is for: without an ending the upload must declare its type.
  if (extension === '')
    return isDeclared || (isUnknown(declared) && kind !== 'txt' && kind !== 'csv');
  return type.extensions.includes(extension) && (isDeclared || isUnknown(declared));
}

const isUnknown = (declared: string) => UNKNOWN_TYPES.has(declared);

import {
  ATTACHMENT_TYPES,
  MAX_FILE_BYTES,
  MAX_FILES_PER_MESSAGE,
  MAX_TOTAL_FILE_BYTES,
  type AttachmentType,
} from '@hausgeist/schema';
import type { AttachmentPurpose } from '../../gql/graphql';

/** Why a file is not accepted; each is a text of the catalogue `files`. */
export type FileRefusalReason = 'unsupported' | 'tooLarge' | 'tooMany' | 'totalTooLarge';

/** A file that was not accepted. */
export interface FileRefusal {
  file: string;
  reason: FileRefusalReason;
}

/** What was chosen, sorted into what may go along and what may not. */
export interface StagingResult {
  staged: readonly File[];
  refusals: readonly FileRefusal[];
}

/** What the picker of the operating system offers. */
export const ACCEPTED_FILES = ATTACHMENT_TYPES.flatMap(({ extensions }) =>
  extensions.map((extension) => `.${extension}`),
).join(',');

function typeOf(fileName: string) {
  const extension = fileName.includes('.') ? fileName.split('.').at(-1)?.toLowerCase() : undefined;
  return ATTACHMENT_TYPES.find(({ extensions }) => extension && extensions.includes(extension));
}

const PURPOSES: Readonly<Record<AttachmentType['purpose'], AttachmentPurpose>> = {
  image: 'IMAGE',
  document: 'DOCUMENT',
  spreadsheet: 'SPREADSHEET',
  archive: 'ARCHIVE',
};

/** What a file is to a reader, told from its name. */
export function purposeOf(fileName: string): AttachmentPurpose | undefined {
  const type = typeOf(fileName);
  return type && PURPOSES[type.purpose];
}

/** Whether a file that was chosen is one that was chosen before. */
export const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

function refuse(file: File, staged: readonly File[]): FileRefusalReason | undefined {
  const total = staged.reduce((sum, { size }) => sum + size, 0);
  // The server looks at the content; here the name says enough to warn early.
  if (!typeOf(file.name)) return 'unsupported';
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  if (staged.length >= MAX_FILES_PER_MESSAGE) return 'tooMany';
  if (total + file.size > MAX_TOTAL_FILE_BYTES) return 'totalTooLarge';
  return undefined;
}

/** Adds files one by one, as far as the limits allow; one that is already there counts once. */
export function stageFiles(current: readonly File[], added: readonly File[]): StagingResult {
  const staged = [...current];
  const refusals: FileRefusal[] = [];
  for (const file of added) {
    if (staged.some((other) => isSameFile(other, file))) continue;
    const reason = refuse(file, staged);
    if (reason) refusals.push({ file: file.name, reason });
    else staged.push(file);
  }
  return { staged, refusals };
}

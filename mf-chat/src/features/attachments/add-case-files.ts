import { toRefusal, type ToldRefusal } from '@hausgeist/shell-api/slim';
import type { FileSet } from './kept-files';

/** Whether files have arrived, and why not where the server says so. */
export type FilesAdded = { isAdded: true } | { isAdded: false; refusal?: ToldRefusal };

/** Adds files to a case: all or none. A set that is sent again under its key is stored once. */
export async function addCaseFiles(caseId: string, { files, key }: FileSet): Promise<FilesAdded> {
  const body = new FormData();
  for (const file of files) body.append('files', file, file.name);
  const headers = { 'idempotency-key': key };
  const path = `/api/chat/cases/${caseId}/files`;
  const answer = await fetch(path, { method: 'POST', body, headers }).catch(() => undefined);
  if (answer?.ok) return { isAdded: true };
  if (!answer) return { isAdded: false };
  const told: unknown = await answer.json().catch(() => undefined);
  return { isAdded: false, refusal: toRefusal(told) };
}

import type { TypedDocument } from './documents.js';
import type { Hausgeist } from './hausgeist.js';

interface Progress {
  status: string;
  createdCount: number;
  updatedCount: number;
  skippedCount: number;
  problemCount: number;
  problems: { row: number; field: string; message: string }[];
}

const document = <Data, Variables>(text: string) => text as TypedDocument<Data, Variables>;

const MAPPING = document<{ endUserImport: { suggestedMapping: object[] } }, { id: string }>(
  'query ($id: ID!) { endUserImport(id: $id) { suggestedMapping { field column } } }',
);
const CHECK = document<unknown, { input: object }>(
  'mutation ($input: CheckEndUserImportInput!) { checkEndUserImport(input: $input) { message } }',
);
const START = document<unknown, { input: object }>(
  'mutation ($input: StartEndUserImportInput!) { startEndUserImport(input: $input) { message } }',
);
const PROGRESS = document<{ endUserImportProgress: Progress }, { id: string }>(
  `subscription ($id: ID!) { endUserImportProgress(id: $id) {
     status createdCount updatedCount skippedCount problemCount problems { row field message }
   } }`,
);

/** How a file is taken in. */
interface ImportOptions {
  company?: string | undefined;
  update?: boolean | undefined;
  skipProblems?: boolean | undefined;
  dryRun?: boolean | undefined;
}

/** Takes people of a file in; gives what became of it, in words. */
export async function importPeople(
  hausgeist: Hausgeist,
  file: File,
  { company, update = false, skipProblems = false, dryRun = false }: ImportOptions,
): Promise<string> {
  const form = new FormData();
  if (company !== undefined) form.set('companyId', company);
  form.set('file', file);
  const uploaded = await hausgeist.rest('POST', '/company/end-users/imports', { body: form });
  const { id } = (uploaded as { data: { id: string } }).data;
  const { suggestedMapping: mapping } = (await hausgeist.request(MAPPING, { id })).endUserImport;
  await hausgeist.request(CHECK, { input: { id, mapping, updateExisting: update } });
  const checked = await reached(hausgeist, id, 'CHECKED');
  const problems = checked.problems.map(
    ({ row, field, message }) => `Row ${row}, ${field}: ${message}\n`,
  );
  if (dryRun) return problems.join('') + summaryOf(checked, 'would come', 'would be changed');
  await hausgeist.request(START, { input: { id, skipProblems } });
  const done = await reached(hausgeist, id, 'DONE');
  return problems.join('') + summaryOf(done, 'came', 'were changed');
}

const summaryOf = (
  { createdCount, updatedCount, problemCount }: Progress,
  came: string,
  changed: string,
) => `${createdCount} ${came}, ${updatedCount} ${changed}, ${problemCount} could not be taken.\n`;

/** Waits until the server has come so far. */
async function reached(hausgeist: Hausgeist, id: string, status: string): Promise<Progress> {
  for await (const { endUserImportProgress: progress } of hausgeist.follow(PROGRESS, { id })) {
    if (progress.status === status) return progress;
    if (['FAILED', 'CANCELLED'].includes(progress.status)) {
      throw new Error(`The import has ended: ${progress.status}`);
    }
  }
  throw new Error('The server has told no end.');
}

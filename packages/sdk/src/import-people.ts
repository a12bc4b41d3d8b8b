import type { TypedDocument } from './documents.js';
import { HausgeistError } from './errors.js';
import type { Hausgeist } from './hausgeist.js';

interface Progress extends Imported, ImportProgress {}

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
     status processedRows totalRows createdCount updatedCount unchangedCount problemCount problems { row field message }
   } }`,
);

/** How far a file is. */
export interface ImportProgress {
  /** `CHECKING` while all rows are looked at, `RUNNING` while they are taken in. */
  status: string;
  /** Rows that this is done with. */
  processedRows: number;
  totalRows: number;
}

/** How a file is taken in. */
export interface ImportOptions {
  /** For administrators and keys of the platform: the company. */
  company?: string | undefined;
  /** Changes people who are known. */
  update?: boolean | undefined;
  /** Knows people by their customer number, so that their e-mail address may change; those without by the address. */
  byExternalId?: boolean | undefined;
  /** Takes the other rows in where some cannot be taken; otherwise the import is refused. */
  skipProblems?: boolean | undefined;
  /** Only looks at the rows. */
  dryRun?: boolean | undefined;
  /** Told how far it is, again and again. */
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** What became of a file, or would of one that was only looked at. */
export interface Imported {
  createdCount: number;
  updatedCount: number;
  /** People who are as the file has them; of those who are left alone, it tells nothing. */
  unchangedCount: number;
  problemCount: number;
  /** The first 500 of them. */
  problems: { row: number; field: string; message: string }[];
}

/** Problems that the message of a refused import names. */
const MOST_NAMED = 10;

/** An import that was refused, as rows of its file cannot be taken; no person was taken in. */
export class ImportRefusedError extends HausgeistError {
  /** The first 500 of its problems. */
  readonly problems: Imported['problems'];

  constructor(refusal: HausgeistError, { problems, problemCount }: Imported) {
    const named = problems.slice(0, MOST_NAMED);
    const more = problemCount - named.length;
    const lines = [refusal.message, ...named.map(problemLine)];
    if (more > 0) lines.push(`and ${more} more`);
    const { code, reason, params, fields, status } = refusal;
    super({ code, reason, params, fields, message: lines.join('\n') }, status);
    this.problems = problems;
  }
}

/** What is wrong with a row, for a terminal. */
export const problemLine = ({ row, field, message }: Imported['problems'][0]): string =>
  `Row ${row}, ${field}: ${message}`;

/**
 * Takes tenants and owners of a CSV or Excel file in, by the columns that its headers suggest, and
 * waits for the end: 10,000 people take about half a minute. Throws an {@link ImportRefusedError} if
 * rows cannot be taken and are not to be skipped.
 */
export async function importPeople(
  hausgeist: Hausgeist,
  file: File,
  options: ImportOptions = {},
): Promise<Imported> {
  const { company, update = false, byExternalId = false } = options;
  const { skipProblems = false, dryRun = false, onProgress } = options;
  const reached = (status: string) => follow(hausgeist, { id, status, onProgress });
  const form = new FormData();
  if (company !== undefined) form.set('companyId', company);
  form.set('file', file);
  const uploaded = await hausgeist.rest('POST', '/company/end-users/imports', { body: form });
  const { id } = (uploaded as { data: { id: string } }).data;
  const { suggestedMapping: mapping } = (await hausgeist.request(MAPPING, { id })).endUserImport;
  await hausgeist.request(CHECK, {
    input: { id, mapping, updateExisting: update, byExternalId },
  });
  const checked = await reached('CHECKED');
  if (dryRun) return checked;
  await hausgeist.request(START, { input: { id, skipProblems } }).catch((error: unknown) => {
    const isOfRows = error instanceof HausgeistError && error.reason === 'ROWS_HAVE_PROBLEMS';
    throw isOfRows ? new ImportRefusedError(error, checked) : error;
  });
  return { ...(await reached('DONE')), problems: checked.problems };
}

/** Waits until the server has come so far. */
async function follow(
  hausgeist: Hausgeist,
  { id, status, onProgress }: Pick<ImportOptions, 'onProgress'> & { id: string; status: string },
): Promise<Progress> {
  for await (const { endUserImportProgress: progress } of hausgeist.follow(PROGRESS, { id })) {
    onProgress?.(progress);
    if (progress.status === status) return progress;
    if (['FAILED', 'CANCELLED'].includes(progress.status)) {
      throw new Error(`The import has ended: ${progress.status}`);
    }
  }
  throw new Error('The server has told no end.');
}

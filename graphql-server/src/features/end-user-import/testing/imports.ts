import type { GraphqlResult, TestClient } from '../../../testing/test-client.js';

export const HEADER =
  'Vorname;Nachname;E-Mail;Telefon;Adresse;Wohnung;Zimmer;Typ;Authentifizierungsnummer';

/** A line of a file for the person of a number. */
export const line = (
  index: number,
  over: { email?: string; phone?: string; number?: string } = {},
) =>
  [
    `Vorname${index}`,
    'Öztürk',
    over.email ?? `person${index}@mieter.example`,
    over.phone ?? `0171 ${1_000_000 + index}`,
    'Lindenallee 12, 20095 Hamburg',
    `${index} links`,
    '',
    index % 2 === 0 ? 'Mieter' : 'Eigentümer',
    over.number ?? '',
  ].join(';');

/** A CSV of this many people. */
export const csvOf = (count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, index) => line(index))].join('\r\n');

/** What a spec looks at. */
export interface ImportState {
  id: string;
  status: string;
  columns: string[];
  sampleRows: string[][];
  suggestedMapping: { field: string; column: number }[];
  totalRows: number;
  processedRows: number;
  createdCount: number;
  updatedCount: number;
  unchangedCount: number;
  skippedCount: number;
  problemCount: number;
  problems: { row: number; field: string; message: string }[];
}

const FIELDS = `id status columns sampleRows suggestedMapping { field column } totalRows
  processedRows createdCount updatedCount unchangedCount skippedCount problemCount
  problems { row field message }`;

export const READ = `query ($id: ID!) { endUserImport(id: $id) { ${FIELDS} } }`;
export const CHECK = `mutation ($input: CheckEndUserImportInput!) {
  checkEndUserImport(input: $input) { message endUserImport { ${FIELDS} } } }`;
export const START = `mutation ($input: StartEndUserImportInput!) {
  startEndUserImport(input: $input) { message endUserImport { ${FIELDS} } } }`;
export const CANCEL = `mutation ($input: CancelEndUserImportInput!) {
  cancelEndUserImport(input: $input) { message endUserImport { ${FIELDS} } } }`;
export const PROGRESS = `subscription ($id: ID!) {
  endUserImportProgress(id: $id) { ${FIELDS} } }`;

interface UploadAnswer {
  status: number;
  body: { success: boolean; data?: ImportState; error?: string; details?: unknown };
}

/** Uploads a file as the browser does. */
export async function upload(
  client: TestClient,
  content: string | Uint8Array<ArrayBuffer>,
  { name = 'mieter.csv', companyId }: { name?: string; companyId?: string } = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  if (companyId) form.set('companyId', companyId);
  const response = await client.fetch('/api/company/end-users/imports', {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}

/** The columns as the file's headers suggest them, the way GraphQL names fields. */
export async function suggestionOf(client: TestClient, id: string) {
  const { data } = await client.graphql<{ endUserImport: ImportState }>(READ, { id });
  return data?.endUserImport.suggestedMapping ?? [];
}

/** Waits until an import has a state in which the user has to do something. */
export async function settled(client: TestClient, id: string): Promise<ImportState> {
  const socket = client.socket();
  try {
    const events = socket.iterate<{ endUserImportProgress: ImportState }>({
      query: PROGRESS,
      variables: { id },
    });
    for await (const { data } of events) {
      const state = data?.endUserImportProgress;
      if (state && state.status !== 'CHECKING' && state.status !== 'RUNNING') return state;
    }
    throw new Error('The subscription ended too early.');
  } finally {
    await socket.dispose();
  }
}

/** Uploads a file and has it checked with the suggested columns. */
export async function uploadAndCheck(
  client: TestClient,
  content: string | Uint8Array<ArrayBuffer>,
  options: {
    updateExisting?: boolean;
    byExternalId?: boolean;
    sendInvitation?: boolean;
    name?: string;
  } = {},
): Promise<ImportState> {
  const { name, ...choices } = options;
  const { body } = await upload(client, content, name ? { name } : {});
  const id = body.data?.id ?? '';
  const input = { id, mapping: await suggestionOf(client, id), ...choices };
  const { errors } = await client.graphql(CHECK, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return settled(client, id);
}

/** Starts an import. */
export const start = async (
  client: TestClient,
  id: string,
  skipProblems = false,
): Promise<GraphqlResult<{ startEndUserImport: { endUserImport: ImportState } }>> =>
  client.graphql(START, { input: { id, skipProblems } });

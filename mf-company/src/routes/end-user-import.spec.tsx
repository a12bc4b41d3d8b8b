import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndUserImportStateFragment } from '../gql/graphql';
import { anEndUserImport, aSession } from '../testing/factories';
import { FakePortal, toImport } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/end-users';

let portal: FakePortal;
let requests: { path: string; init: RequestInit | undefined }[];
let answer: () => Response;

// A clock in our hands does not wait until the files of the dialog are read for the first time.
beforeAll(async () => {
  await Promise.all([
    import('../messages/import-catalogues'),
    import('../messages/import/de'),
    import('../messages/import/en'),
    import('../features/end-user-import/ImportDialog'),
    import('hucre/csv'),
  ]);
});
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
  requests = [];
  answer = () => Response.json({ success: true, data: { id: 'import-1' } }, { status: 201 });
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const WRONG = {
  ...{ row: 7, name: 'Anna Berger', field: 'EMAIL' as const, value: 'anna@haus' },
  ...{ message: 'Invalid email format', refusal: null },
};

/** What is saved as a file, by its name. */
function savedFiles() {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { names, text: async () => (await blobs.at(-1)?.text())?.replace('\uFEFF', '') };
}

const session = (overrides: Parameters<typeof aSession>[0] = {}) =>
  aSession({
    rest: async (path, init) => {
      requests.push({ path, init });
      return answer();
    },
    ...overrides,
  });

async function openDialog(overrides: Parameters<typeof aSession>[0] = {}) {
  const opened = await openPortal(PATH, { portal, session: session(overrides) });
  await page.press('Import');
  return opened;
}

async function upload(file = new File(['a;b'], 'mieter.csv')) {
  fireEvent.change(page.field('Choose file'), { target: { files: [file] } });
  await page.press('Upload');
}

const tell = (change: Partial<EndUserImportStateFragment>) =>
  act(async () => {
    portal.emit('PortalEndUserImportProgress', {
      endUserImportProgress: toImport(anEndUserImport(change)),
    });
  });

const step = () => page.dialog().getByRole('heading', { level: 3 }).textContent;
const bar = () => page.dialog().getByRole<HTMLProgressElement>('progressbar');
const counts = () =>
  page
    .dialog()
    .getAllByRole('definition')
    .map((element) => element.textContent);

describe('importing end users', () => {
  it('is offered to those who may add people', async () => {
    await openPortal(PATH, { portal, session: session({ permissions: ['users.view'] }) });
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(page.button('Export')).toBeTruthy();
  });

  it('goes from the file over columns and check to the result', async () => {
    await openDialog();
    expect(step()).toBe('Choose a file');
    expect(page.button('Upload').disabled).toBe(true);
    await upload();
    expect(requests[0]?.path).toBe('/company/end-users/imports');
    const form = requests[0]?.init?.body;
    expect(form instanceof FormData && form.get('file')).toMatchObject({ name: 'mieter.csv' });

    expect(step()).toBe('Assign columns');
    expect(document.activeElement?.textContent).toBe('Assign columns');
    expect(page.field('First name').value).toBe('0');
    expect(screen.getByText('Anna · Bernd')).toBeTruthy();
    await page.press('Check');
    expect(screen.getByText('Please choose a column')).toBeTruthy();
    expect(portal.callsOf('CheckPortalEndUserImport').at(-1)).toBeUndefined();
    await page.write('Apartment number', '5');
    act(() => page.field(/^Update people/).click());
    expect(screen.queryByRole('checkbox', { name: /^Recognise/ })).toBeNull();
    await page.write('Customer number', '4');
    act(() => page.field(/^Recognise/).click());
    await page.press('Check');
    expect(portal.callsOf('CheckPortalEndUserImport').at(-1)).toMatchObject({
      input: {
        ...{ id: 'import-1', updateExisting: true, byExternalId: true, sendInvitation: false },
      },
    });
    expect(JSON.stringify(portal.callsOf('CheckPortalEndUserImport').at(-1))).toContain(
      '{"field":"APARTMENT_NUMBER","column":5}',
    );

    expect(step()).toBe('The file is being checked');
    await tell({ status: 'CHECKING', processedRows: 600 });
    expect([bar().value, bar().max]).toEqual([600, 1_200]);
    await tell({
      status: 'CHECKED',
      createdCount: 1_190,
      updatedCount: 5,
      ...{ updateExisting: true, unchangedCount: 3 },
      skippedCount: 4,
      problemCount: 1,
      problems: [WRONG],
    });
    expect(step()).toBe('Result of the check');
    expect(counts()).toEqual(['1,190', '5', '3', '4', '1']);
    expect(
      page
        .dialog()
        .getByRole('row', { name: '7 Anna Berger Email anna@haus Invalid email format' }),
    ).toBeTruthy();
    await page.press('Import 1,195 people');
    expect(portal.callsOf('StartPortalEndUserImport').at(-1)).toEqual({
      input: { id: 'import-1', skipProblems: true },
    });

    await tell({ status: 'RUNNING', processedRows: 400, problems: [WRONG] });
    expect(step()).toBe('The import is running');
    expect(screen.getByText('400 of 1,200 rows')).toBeTruthy();
    const before = portal.calls.length;
    await tell({
      status: 'DONE',
      processedRows: 1_200,
      createdCount: 1_190,
      problems: [{ ...WRONG, name: '', value: '' }],
    });
    await pass(10);
    expect(step()).toBe('The import is done');
    expect(page.dialog().getByRole('row', { name: /^7 Anna Berger Email anna@/ })).toBeTruthy();
    const read = portal.calls.slice(before).map(({ name }) => name);
    expect(read.toSorted()).toEqual(['EndUserStats', 'EndUsers']);
  });

  it('is taken up again by who comes back while it runs, and can be cancelled', async () => {
    portal.endUserImport = anEndUserImport({ status: 'RUNNING', processedRows: 300 });
    await openDialog();
    expect(step()).toBe('The import is running');
    act(() => page.dialog().getAllByRole('button', { name: 'Close' })[0]?.click());
    await pass(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.press('Import');
    await tell({ status: 'RUNNING', processedRows: 500 });
    expect(screen.getByText('500 of 1,200 rows')).toBeTruthy();
    await page.press('Cancel import');
    expect(portal.callsOf('CancelPortalEndUserImport').at(-1)).toEqual({
      input: { id: 'import-1' },
    });
    expect(step()).toBe('The import has ended');
    await page.press('Other file');
    expect(step()).toBe('Choose a file');
  });

  it('says why a file was refused', async () => {
    answer = () => Response.json({ success: false, error: 'The file is empty.' }, { status: 400 });
    await openDialog();
    await upload();
    expect(screen.getByText('The file is empty.')).toBeTruthy();
    expect(step()).toBe('Choose a file');
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await page.press('Upload');
    expect(screen.getByText('Failed to upload the file')).toBeTruthy();
  });

  it('puts the words of the server on the column they are about', async () => {
    portal.refuse('CheckPortalEndUserImport', 'BAD_USER_INPUT', 'Email needs a column of its own', [
      { field: 'mapping.email', message: 'Email needs a column of its own' },
    ]);
    await openDialog();
    await upload();
    await page.write('Apartment number', '5');
    await page.press('Check');
    expect(page.field(/^Email/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Email needs a column of its own')).toHaveLength(1);
  });

  it('takes an address from several columns, and names those that it leaves out', async () => {
    const columns = ['Straße', 'Hausnummer', 'PLZ', 'Ort', 'Mietbeginn'];
    const mapping = (['ADDRESS', 'HOUSE_NUMBER', 'POSTCODE', 'CITY'] as const).map(
      (field, column) => ({ field, column }),
    );
    portal.endUserImport = anEndUserImport({ columns, suggestedMapping: mapping });
    await openDialog();
    await upload();
    const labels = [/^Address or street/, 'House number', 'Postcode', 'City'];
    expect(labels.map((label) => page.field(label).value)).toEqual(['0', '1', '2', '3']);
    closePortal();
    portal.endUserImport = anEndUserImport({ status: 'CHECKED', columns, mapping });
    await openDialog();
    expect(screen.getByText('Left out: Mietbeginn')).toBeTruthy();
  });

  it('hands out the rows with problems, and says in them what is wrong', async () => {
    const saved = savedFiles();
    portal.endUserImport = anEndUserImport({
      ...{ status: 'CHECKED', columns: ['Vorname', 'Telefon', 'Fehler'] },
      ...{ problemCount: 1, problems: [WRONG] },
    });
    portal.on('PortalEndUserImportProblemRows', () => ({
      rows: [
        {
          __typename: 'EndUserImportProblemRow',
          cells: ['Anna', '+49 40 1', 'von gestern'],
          problems: [
            {
              ...{
                __typename: 'EndUserImportProblem',
                field: 'PHONE',
                message: 'Phone is required',
              },
              refusal: { __typename: 'Refusal', reason: 'REQUIRED', params: { label: 'phone' } },
            },
            {
              ...{ __typename: 'EndUserImportProblem', field: 'EMAIL', message: 'Invalid' },
              refusal: { __typename: 'Refusal', reason: 'INVALID_EMAIL', params: {} },
            },
          ],
        },
      ],
    }));
    await openPortal(PATH, { portal, session: session(), locale: 'de' });
    await page.press('Importieren');
    await page.press('Fehlerhafte Zeilen herunterladen');
    await pass(50);
    expect(saved.names).toEqual(['fehlerhafte-zeilen.csv']);
    expect((await saved.text())?.split('\r\n')).toEqual([
      'Vorname;Telefon;Fehler',
      `Anna;'+49 40 1;"Telefon fehlt; E-Mail-Adresse: Ungültiges E-Mail-Format"`,
    ]);
  });

  it('hands out a file to begin with, whose headers are known', async () => {
    const saved = savedFiles();
    await openDialog();
    await page.press('Download a sample file');
    await pass(50);
    expect(saved.names).toEqual(['sample-import.csv']);
    const lines = (await saved.text())?.split('\r\n') ?? [];
    expect(lines[0]).toBe(
      'First name,Last name,Email,Phone,Street,House number,Postcode,City,Apartment number,Room indication,Moves out on,Customer number,Type',
    );
    expect(lines.map((line) => line.split(',').length)).toEqual([13, 13, 13]);
  });

  it('does not offer to change people to those who may not', async () => {
    await openDialog({ permissions: ['users.view', 'users.create'] });
    await upload();
    expect(screen.queryByLabelText(/^Update people/)).toBeNull();
  });

  it('speaks German', async () => {
    portal.endUserImport = anEndUserImport({
      status: 'CHECKED',
      problemCount: 1,
      problems: [
        {
          ...{
            row: 3,
            name: 'Bernd Falk',
            field: 'PHONE',
            value: '',
            message: 'Phone is required',
          },
          refusal: { reason: 'REQUIRED', params: { label: 'phone' } },
        },
      ],
    });
    await openPortal(PATH, { portal, session: session(), locale: 'de' });
    await page.press('Importieren');
    expect(
      page.dialog().getByRole('row', { name: '3 Bernd Falk Telefon Telefon fehlt' }),
    ).toBeTruthy();
  });
});

async function exportAs(name: string): Promise<void> {
  await page.press('Export');
  await act(async () => screen.getByRole('menuitem', { name }).click());
  await pass(10);
}

describe('exporting end users', () => {
  it('saves what the list shows under the name that the server gives', async () => {
    answer = () =>
      new Response('Type', {
        headers: { 'content-disposition': `attachment; filename*=UTF-8''M%C3%BCller.csv` },
      });
    const saved = savedFiles();
    await openPortal(`${PATH}?search=anna&type=owner&building=building-1`, {
      ...{ portal, session: session() },
    });
    await exportAs('As CSV file');
    expect(requests[0]?.path).toBe(
      '/company/end-users/export?format=csv&language=en&search=anna&type=owner&buildingId=building-1',
    );
    expect(saved.names).toEqual(['Müller.csv']);
  });

  it('says when it failed', async () => {
    answer = () => new Response('', { status: 503 });
    const { toasts } = await openPortal(PATH, { portal, session: session() });
    await exportAs('As Excel file');
    expect(toasts).toEqual(['The export failed']);
  });
});

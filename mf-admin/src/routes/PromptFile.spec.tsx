import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';
import { aCompany, aConnection } from '../testing/factories';

/** An upload whose course the spec decides. */
class FakeUpload extends EventTarget {
  static current: FakeUpload;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  address = '';
  form = new FormData();
  constructor() {
    super();
    FakeUpload.current = this;
  }
  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total });
    this.upload.dispatchEvent(event);
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

let server: FakeServer;
let toasts: string[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  server = consoleServer();
  // So few that replacing them is not asked about.
  server.on('Companies', { companies: aConnection([aCompany({ promptVectorCount: 3 })]) });
  ({ toasts } = await open('/admin/managingcompany', server));
  await page.press('Edit Lindenhof Hausverwaltung GmbH');
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function choose(name: string, type = ''): void {
  const file = new File(['# Heizung'], name, { type });
  fireEvent.change(page.field('Choose file'), { target: { files: [file] } });
}
async function upload(name: string, type: string): Promise<void> {
  choose(name, type);
  await page.press('Upload');
}
const tell = (status: string, done: number, more: object = {}) =>
  act(async () => {
    server.emit('PromptFileProgress', {
      promptFileProgress: {
        companyId: 'company-1',
        status,
        done,
        total: 8,
        vectorCount: 0,
        error: null,
        refusal: null,
        ...more,
      },
    });
  });

describe('a prompt file', () => {
  it.each([
    ['bild.png', 'image/png'],
    ['daten.csv', 'text/csv'],
  ])('is no %s', async (name, type) => {
    await upload(name, type);
    expect(page.alerts()).toEqual(['Please upload a text file (.txt, .md)']);
  });

  it.each([
    ['faelle.md', ''],
    ['FAELLE.TXT', ''],
    ['faelle', 'text/plain'],
  ])('may be %s of type %j', async (name, type) => {
    await upload(name, type);
    expect(page.alerts()).toEqual([]);
    expect(FakeUpload.current.address).toBe('/api/companies/upload-prompt');
    expect(FakeUpload.current.headers).toEqual({ authorization: 'Bearer a-token' });
    expect(FakeUpload.current.form.get('companyId')).toBe('company-1');
    expect(FakeUpload.current.form.get('promptFile')).toHaveProperty('name', name);
  });

  it('is sent once, however often one presses', async () => {
    const sent = vi.spyOn(FakeUpload.prototype, 'send');
    choose('faelle.md');
    const button = screen.getByRole('button', { name: 'Upload' });
    await act(async () => {
      button.click();
      button.click();
    });
    expect(sent).toHaveBeenCalledOnce();
    await act(async () => FakeUpload.current.answer(400, { success: false, message: 'No' }));
    await page.press('Upload');
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is asked about before it replaces far more use cases, also by saving', async () => {
    const sent = vi.spyOn(FakeUpload.prototype, 'send');
    close();
    const company = aCompany({ promptVectorCount: 65 });
    server.on('Companies', { companies: aConnection([company]) });
    await open('/admin/managingcompany', server);
    await page.press('Edit Lindenhof Hausverwaltung GmbH');
    choose('faelle.md');
    await page.press('Save');
    await pass(5);
    expect(screen.getByText(/has about 1 use case, the present one has 65/)).toBeTruthy();
    expect(server.callsOf('UpdateCompany')).toEqual([]);
    await page.press('Save');
    expect(page.button('Upload').disabled).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    await page.press('Replace anyway');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('that has far fewer use cases can be taken back', async () => {
    close();
    const company = aCompany({ promptVectorCount: 65 });
    server.on('Companies', { companies: aConnection([company]) });
    await open('/admin/managingcompany', server);
    await page.press('Edit Lindenhof Hausverwaltung GmbH');
    await upload('faelle.md', '');
    await page.press('Keep the present file');
    expect(screen.queryByRole('button', { name: 'Replace anyway' })).toBeNull();
    expect(screen.getByText('No file chosen')).toBeTruthy();
    expect(document.activeElement).toBe(page.field('Choose file'));
    await page.press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells how far it is uploaded and vectorised, and what came of it', async () => {
    await upload('faelle.md', '');
    await act(async () => FakeUpload.current.progress(1, 4));
    expect(screen.getByText('Uploading, 25%')).toBeTruthy();
    await act(async () => FakeUpload.current.progress(4, 4));
    expect(screen.getByText('Vectorizing use cases...')).toBeTruthy();
    await tell('PENDING', 3);
    expect(screen.getByText('3 of 8 use cases vectorized')).toBeTruthy();
    await act(async () =>
      FakeUpload.current.answer(200, { success: true, vectorCount: 8, fileName: 'faelle.md' }),
    );
    await pass(5);
    expect(screen.getByText('Prompt uploaded successfully. 8 use cases vectorized.')).toBeTruthy();
  });

  it('may be accepted before it is vectorised', async () => {
    await upload('faelle.md', '');
    await act(async () => FakeUpload.current.answer(202, { success: true, fileName: 'faelle.md' }));
    expect(screen.getByText('Vectorizing use cases...')).toBeTruthy();
    await tell('PROCESSED', 8, { vectorCount: 8 });
    expect(screen.getByText('Prompt uploaded successfully. 8 use cases vectorized.')).toBeTruthy();
  });

  it.each([
    [
      400,
      { success: false, message: 'The file is empty' },
      'Failed to upload prompt: The file is empty',
    ],
    [500, { success: false }, 'Failed to upload prompt'],
    [413, 'not JSON' as unknown as object, 'Failed to upload prompt'],
  ])('may be refused (%i)', async (status, body, message) => {
    await upload('faelle.md', '');
    await act(async () => FakeUpload.current.answer(status, body));
    expect(page.alerts()).toEqual([message]);
  });

  it('without use cases is refused in German to those who read German', async () => {
    const error = 'The file contains no use cases.';
    const refusal = { reason: 'PROMPT_FILE_WITHOUT_USE_CASES', params: {} } as const;
    const german = 'Die Datei enthält keine Anwendungsfälle.';
    close();
    const promptRefused = {
      promptStatus: 'ERROR',
      promptError: error,
      promptRefusal: refusal,
    } as const;
    server.on('Companies', {
      companies: aConnection([
        aCompany({ ...promptRefused, promptVectorCount: 3, promptFileName: 'leer.md' }),
      ]),
    });
    await open('/admin/managingcompany', server, { locale: 'de' });
    await page.press(/^Bearbeiten/);
    expect(page.alerts()).toEqual([german]);
    fireEvent.change(page.field('Datei wählen'), {
      target: { files: [new File(['x'], 'leer.md')] },
    });
    await page.press('Hochladen');
    await act(async () =>
      FakeUpload.current.answer(400, { success: false, message: error, reason: refusal.reason }),
    );
    expect(page.alerts()).toEqual([expect.stringContaining(german)]);
  });

  it.each([
    [{ success: true, vectorCount: 8 }, 'Prompt uploaded successfully. 8 use cases vectorized.'],
    [{ success: false, error: 'The file is empty' }, 'Failed to upload prompt: The file is empty'],
  ])('arrives when nobody looks any more, and that is told: %j', async (answer, text) => {
    await upload('faelle.md', '');
    await page.press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => FakeUpload.current.answer(200, answer));
    await pass(5);
    expect(toasts).toEqual([`Lindenhof Hausverwaltung GmbH: ${text}`]);
  });

  it('that was chosen is sent by saving, and not left behind without a question', async () => {
    server.on('UpdateCompany', { updateCompany: { company: aCompany() } });
    choose('faelle.md');
    await pass(5);
    await page.press('Cancel');
    await page.press('Keep editing');
    await page.press('Save');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(FakeUpload.current.form.get('promptFile')).toHaveProperty('name', 'faelle.md');
  });

  it('that is none holds saving back', async () => {
    choose('bild.png', 'image/png');
    await page.press('Save');
    expect(server.callsOf('UpdateCompany')).toEqual([]);
    expect(page.alerts()).toEqual(['Please upload a text file (.txt, .md)']);
  });

  it('may turn out to be of no use', async () => {
    await upload('faelle.md', '');
    await act(async () => FakeUpload.current.answer(202, { success: true }));
    await tell('ERROR', 0, { error: 'The file holds no text.' });
    expect(page.alerts()).toEqual(['Failed to upload prompt: The file holds no text.']);
  });

  it('can be given to a company that has none', async () => {
    close();
    const company = aCompany({ promptFileName: null, promptStatus: null, promptVectorCount: 0 });
    server.on('Companies', { companies: aConnection([company]) });
    await open('/admin/managingcompany', server);
    await page.press('Edit Lindenhof Hausverwaltung GmbH');
    await tell('PENDING', 0, { total: 0 });
    expect(screen.queryByText('Vectorizing use cases...')).toBeNull();
    await upload('bild.png', 'image/png');
    await tell('PENDING', 0, { total: 0 });
    expect(page.alerts()).toEqual(['Please upload a text file (.txt, .md)']);
    await upload('faelle.md', '');
    expect(FakeUpload.current.form.get('companyId')).toBe('company-1');
  });

  it('is not mistaken for the one before it', async () => {
    await tell('PROCESSED', 8, { vectorCount: 42 });
    expect(screen.queryByText(/^Prompt uploaded/)).toBeNull();
  });
});

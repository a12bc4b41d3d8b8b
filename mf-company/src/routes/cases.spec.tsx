import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aCase, aCraftsman } from '../testing/fake-cases';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const CASES = '/company/dashboard/cases';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.cases.cases = [aCase()];
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const press = async (name: string | RegExp) => {
  await act(async () => page.button(name).click());
  await pass(10);
};
const select = async (name: string, value: string) => {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  });
  await pass(10);
};

const choosePhotos = async () => {
  const files = [new File(['x'], 'a.png'), new File(['y'], 'b.png')];
  fireEvent.change(screen.getByLabelText('Add files'), { target: { files } });
  await pass(20);
};

const settled = async () => {
  await act(async () => vi.dynamicImportSettled());
  await pass(10);
};

const openOrder = async () => {
  await act(async () => screen.getAllByRole('button', { name: 'Send to craftsman' })[0]?.click());
  await settled();
};

const field = (name: string) => page.dialog().getByLabelText<HTMLInputElement>(name);

const mark = () => screen.queryByTitle(/reported by (a tenant|tenants)/)?.title;

const states = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Status').options].map(({ value }) => value);

describe('the cases', () => {
  it('are listed, and lead to their pages', async () => {
    await openPortal(CASES, { portal });
    const link = screen.getByRole('link', { name: '#12 Heizung bleibt kalt' });
    expect(link.getAttribute('href')).toBe(`${CASES}/case-1`);
    expect(portal.callsOf('Cases').at(-1)).toMatchObject({ filter: { isUndone: true } });
    await select('Status', 'CLOSED');
    expect(page.address()).toContain('state=CLOSED');
    expect(portal.callsOf('Cases').at(-1)).toMatchObject({ filter: { state: 'CLOSED' } });
  });

  it('are all done once the last is closed, and can still be seen', async () => {
    portal.cases.cases = [aCase({ state: 'CLOSED' })];
    await openPortal(CASES, { portal });
    expect(screen.getByText('All done')).toBeTruthy();
    expect(screen.getByLabelText('Status')).toBeTruthy();
    await act(async () => screen.getByRole('link', { name: 'See cases that are done' }).click());
    await pass(10);
    expect(screen.getByRole('link', { name: '#12 Heizung bleibt kalt' })).toBeTruthy();
    portal.cases.cases = [];
    closePortal();
    await openPortal(CASES, { portal });
    expect(screen.getByText('No cases yet')).toBeTruthy();
    // Nothing to be narrowed down.
    expect(screen.queryByLabelText('Status')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('show the way back to all of them', async () => {
    await openPortal(`${CASES}/case-1`, { portal });
    const way = within(screen.getByRole('navigation', { name: 'Where you are' }));
    expect(way.getByText('#12 Heizung bleibt kalt').getAttribute('aria-current')).toBe('page');
    await act(async () => way.getByRole('link', { name: 'Cases' }).click());
    await pass(10);
    expect(page.address()).toBe(CASES);
  });

  it('are counted beside their name in the navigation while reports of tenants wait', async () => {
    await openPortal(CASES, { portal });
    expect(mark()).toBeUndefined();
    portal.cases.cases = [aCase({ isFromTenant: true }), aCase({ id: 'case-2', number: 13 })];
    const changed = { caseEvents: { __typename: 'CasesStale' } };
    await act(async () => portal.emit('CaseMarkEvents', changed));
    await pass(800);
    expect(mark()).toBe('1 case reported by a tenant');
    portal.cases.cases = [aCase({ isFromTenant: true, state: 'IN_PROGRESS' })];
    await act(async () => portal.emit('CaseMarkEvents', changed));
    await pass(800);
    expect(mark()).toBeUndefined();
  });

  it('are offered to be made where the board has none', async () => {
    portal.cases.cases = [];
    await openPortal(`${CASES}?view=board`, { portal });
    expect(screen.getByRole('heading', { name: 'No cases yet' })).toBeTruthy();
    expect(screen.queryAllByText('No cases')).toHaveLength(1);
  });

  it('are changed beside what a colleague changes in them meanwhile', async () => {
    await openPortal(`${CASES}/case-1`, { portal });
    await press('Edit');
    await settled();
    fireEvent.change(field('Title'), { target: { value: 'Heizung kalt' } });
    fireEvent.change(field('External ID'), { target: { value: 'V-2' } });
    const changed = aCase({ title: 'Alles kalt', description: 'Auch das Bad.', revision: 4 });
    portal.cases.cases = [changed];
    const event = { __typename: 'CaseChanged', caseId: 'case-1', case: changed };
    await act(async () => portal.emit('CaseEvents', { caseEvents: event }));
    await pass(10);
    expect([field('Title').value, field('Description').value]).toEqual([
      'Heizung kalt',
      'Auch das Bad.',
    ]);
    expect(page.dialog().getByRole('listitem').textContent).toBe('Title: Alles kalt');
    await press('Save');
    expect(portal.inputOf('UpdateCase')).toMatchObject({
      ...{ title: 'Heizung kalt', description: 'Auch das Bad.', revision: 4 },
      externalId: 'V-2',
    });
  });

  it('say who has one before all who could have it are known', async () => {
    const assignee = { id: 'user-9', name: 'Mira Kaya' };
    portal.cases.cases = [aCase({ assignee })];
    portal.hold('CaseColleagues');
    await openPortal(`${CASES}/case-1`, { portal });
    await press('Edit');
    await settled();
    expect(page.dialog().getByLabelText<HTMLSelectElement>('Assignee').value).toBe('user-9');
  });

  it('say that they are ordered from a craftsman, while nothing else is known of them', async () => {
    const orderedAt = '2026-11-20T09:00:00.000Z';
    portal.cases.cases = [
      aCase({ orderedAt }),
      aCase({ id: 'case-2', number: 13, orderedAt, state: 'IN_PROGRESS' }),
      aCase({ id: 'case-3', number: 14 }),
    ];
    for (const address of [CASES, `${CASES}?view=board`, `${CASES}/case-1`]) {
      await openPortal(address, { portal });
      expect(screen.getAllByText('Sent to craftsman')).toHaveLength(1);
      closePortal();
    }
  });

  it('give name and phone of the tenant along when that is ticked', async () => {
    await openPortal(`${CASES}/case-1`, { portal });
    await openOrder();
    expect(portal.callsOf('CraftsmanMail').at(-1)).toMatchObject({ sharesContact: false });
    await act(async () => page.dialog().getByLabelText('Pass on name and phone').click());
    await pass(10);
    expect(portal.callsOf('CraftsmanMail').at(-1)).toMatchObject({ sharesContact: true });
    await act(async () => page.dialog().getByRole('button', { name: 'Send' }).click());
    await pass(10);
    expect(portal.inputOf('SendCaseToCraftsman')).toMatchObject({ sharesContact: true });
  });

  it('have no phone to give along for those who may not see people', async () => {
    const session = aSession({
      permissions: ['cases.view', 'cases.edit'],
      companyUser: { role: 'COMPANY_STAFF' },
    });
    await openPortal(`${CASES}/case-1`, { portal, session });
    await openOrder();
    expect(page.dialog().queryByLabelText('Pass on name and phone')).toBeNull();
  });

  it('are made of a conversation, with what the tenant has said', async () => {
    portal.cases.cases = [];
    await openPortal('/company/dashboard/conversations?open=conversation-1', { portal });
    await press('Create a case');
    const dialog = page.dialog();
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Heizung kalt, Bad');
    expect(dialog.getByLabelText<HTMLInputElement>('Description').value).toBe(
      'Meine Heizung wird nicht warm.',
    );
    const place = dialog.getByLabelText<HTMLInputElement>('Place');
    expect(place.value).toBe('Lindenweg 7, 20095 Hamburg, Apt 3 links');
    await act(async () => dialog.getByRole('button', { name: 'Create case' }).click());
    await pass(10);
    expect(portal.inputOf('CreateCase')).toMatchObject({ conversationId: 'conversation-1' });
    expect(page.address()).toBe(`${CASES}/case-9`);
  });

  it('are made of each of several matters, one after the other', async () => {
    portal.inbox.proposedCases = [
      {
        ...{ __typename: 'ProposedCase', title: 'Wasserrohr undicht, Küche', room: 'Küche' },
        ...{ description: 'Es tropft.', urgency: 'HIGH', category: 'Wasser & Sanitär' },
      },
      {
        ...{ __typename: 'ProposedCase', title: 'Klingel kaputt', room: null, category: null },
        ...{ description: 'Sie schellt nicht.', urgency: 'NORMAL' },
      },
    ];
    const { toasts, toastActions } = await openPortal(
      '/company/dashboard/conversations?open=conversation-1',
      { portal },
    );
    await press('Create a case');
    const dialog = page.dialog();
    const offered = () =>
      dialog
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent.replaceAll('\u00A0', ' '));
    expect(offered()).toEqual([
      'Wasserrohr undicht, KücheKücheUrgent',
      'Klingel kaputtLindenweg 7, 20095 Hamburg, Apt 3 linksNormal',
      'Another matterDescribed by you',
    ]);
    const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
    const choose = (name: RegExp) => act(async () => dialog.getByRole('radio', { name }).click());
    await choose(/^Klingel/);
    expect([value('Title'), value('Urgency')]).toEqual(['Klingel kaputt', 'NORMAL']);
    await choose(/^Another/);
    expect([value('Title'), value('Description')]).toEqual(['', '']);
    await choose(/^Wasserrohr/);
    expect([value('Title'), value('Urgency')]).toEqual(['Wasserrohr undicht, Küche', 'HIGH']);
    await act(async () => dialog.getByRole('button', { name: 'Create case' }).click());
    await pass(10);
    expect(portal.inputOf('CreateCase')).toMatchObject({ title: 'Wasserrohr undicht, Küche' });
    expect(toasts).toEqual(['Case #13 created']);
    expect(toastActions.map(({ label }) => label)).toEqual(['Open case']);
    expect(offered()).toHaveLength(2);
    expect([value('Title'), value('Description')]).toEqual([
      ...['Klingel kaputt', 'Sie schellt nicht.'],
    ]);
    await act(async () => dialog.getByRole('button', { name: 'Create case' }).click());
    await pass(10);
    expect(portal.callsOf('CreateCase')).toHaveLength(2);
    expect(page.address()).toBe(`${CASES}/case-9`);
  });

  it('show their details and history, and take comments', async () => {
    portal.cases.cases = [aCase({ externalId: 'V-1' })];
    portal.cases.history = [
      {
        ...{ __typename: 'CaseEntry', id: 'entry-1', kind: 'CHANGED', side: 'COMPANY' },
        ...{
          actorName: 'Mia Lange',
          text: null,
          isShown: false,
          names: [],
          at: '2026-11-20T09:00:00.000Z',
        },
        changes: [
          { field: 'state', from: 'OPEN', to: 'DONE' },
          { field: 'externalId', from: null, to: 'V-1' },
        ],
      },
    ];
    await openPortal(`${CASES}/case-1`, { portal });
    expect(page.heading()).toBe('#12 Heizung bleibt kalt');
    expect(screen.getByText('Status: Open → Reported done')).toBeTruthy();
    expect(screen.getByText('External ID: empty → V-1')).toBeTruthy();
    expect(screen.getByText('V-1').tagName).toBe('DD');
    await page.write('Internal comment', 'Ruft morgen an.');
    await press('Comment');
    expect(portal.inputOf('AddCaseComment')).toEqual({ id: 'case-1', text: 'Ruft morgen an.' });
  });

  it('show the tenant what they release of them', async () => {
    portal.cases.history = [
      {
        ...{ __typename: 'CaseEntry', id: 'entry-1', kind: 'REPORTED_DONE', side: 'CRAFTSMAN' },
        ...{ actorName: 'Rohr & Co', text: 'Ventil getauscht.', isShown: false },
        ...{ names: [], changes: [], at: '2026-11-20T09:00:00.000Z' },
      },
    ];
    portal.cases.files = [
      {
        ...{ __typename: 'CaseFile', id: 'file-1', originalName: 'nachher.pdf', fileSize: 1 },
        ...{ mimeType: 'application/pdf', url: '/api/x', side: 'CRAFTSMAN', isShown: true },
        ...{ uploadedBy: 'Rohr & Co', at: '2026-11-20T09:00:00.000Z' },
      },
      {
        ...{ __typename: 'CaseFile', id: 'file-2', originalName: 'fleck.pdf', fileSize: 1 },
        ...{ mimeType: 'application/pdf', url: '/api/y', side: 'TENANT', isShown: true },
        ...{ uploadedBy: 'Ida Berger', at: '2026-11-20T09:00:00.000Z' },
      },
    ];
    await openPortal(`${CASES}/case-1`, { portal });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Show to the tenant/ });
    // The tenant's own file needs no release.
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    await act(async () => boxes[1]?.click());
    await pass(10);
    expect(portal.inputOf('ShowCaseItem')).toEqual({
      ...{ id: 'case-1', itemId: 'entry-1', isShown: true },
    });
  });

  it('are reopened only when they were done', async () => {
    await openPortal(`${CASES}/case-1`, { portal });
    expect(states()).not.toContain('REOPENED');
    closePortal();
    portal.cases.cases = [aCase({ state: 'DONE' })];
    await openPortal(`${CASES}/case-1`, { portal });
    await select('Status', 'REOPENED');
    await settled();
    await press('Change status');
    expect(portal.inputOf('UpdateCase')).toMatchObject({ state: 'REOPENED' });
  });

  it('take photos, and say why one is not taken', async () => {
    const sent: [string, string[]][] = [];
    const answers = [
      new Response(
        JSON.stringify({
          ...{ success: false, reason: 'CASE_TOO_MANY_UPLOADS', message: 'Too many uploads.' },
        }),
        { status: 429 },
      ),
      new Response('{}', { status: 201 }),
    ];
    const rest = async (path: string, init?: RequestInit) => {
      const names = init?.body instanceof FormData ? init.body.getAll('files') : [];
      sent.push([path, names.map((file) => (file instanceof File ? file.name : ''))]);
      return answers.shift() ?? new Response();
    };
    await openPortal(`${CASES}/case-1`, { portal, session: aSession({ rest }) });
    await choosePhotos();
    expect(screen.getByText(/Too many uploads/)).toBeTruthy();
    const before = portal.callsOf('CasePage').length;
    await choosePhotos();
    expect(screen.queryByText(/Too many uploads/)).toBeNull();
    expect(sent[1]).toEqual(['/company/cases/case-1/files', ['a.png', 'b.png']]);
    expect(portal.callsOf('CasePage').length).toBeGreaterThan(before);
  });
});

describe('the craftsmen of the company', () => {
  it('are listed, added and deleted by those who work on cases', async () => {
    await openPortal(CASES, { portal });
    await act(async () => screen.getByRole('link', { name: 'Craftsmen' }).click());
    await pass(10);
    expect(page.heading()).toBe('Craftsmen');
    // Where there is none yet, the way to the first is offered there, too.
    const [, inside] = screen.getAllByRole('button', { name: 'Add craftsman' });
    await act(async () => inside?.click());
    await pass(10);
    const dialog = page.dialog();
    fireEvent.change(dialog.getByLabelText('Name or firm'), { target: { value: 'Dach & Fach' } });
    await act(async () => dialog.getByRole('button', { name: 'Save' }).click());
    await pass(10);
    expect(portal.inputOf('CreatePortalCraftsman')).toMatchObject({ name: 'Dach & Fach' });
    expect(screen.getByText('Dach & Fach')).toBeTruthy();
    await press(/^Delete/);
    await act(async () => page.dialog().getByRole('button', { name: 'Delete' }).click());
    await pass(10);
    expect(portal.inputOf('DeletePortalCraftsman')).toEqual({ id: 'craftsman-9' });
    expect(screen.getByText('No craftsmen yet')).toBeTruthy();
  });

  it('are only read by those who see cases', async () => {
    portal.cases.craftsmen = [aCraftsman()];
    const session = aSession({
      permissions: ['cases.view'],
      companyUser: { role: 'COMPANY_STAFF' },
    });
    await openPortal(`${CASES}/craftsmen`, { portal, session });
    expect(screen.getByText('Rohr & Co')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add craftsman|^Delete|^Edit/ })).toBeNull();
  });

  it('take in one who was typed into a case', async () => {
    const { toasts } = await openPortal(`${CASES}/case-1`, { portal });
    await press('Keep in the list of craftsmen');
    expect(portal.inputOf('CreatePortalCraftsman')).toMatchObject({
      ...{ name: 'Rohr & Co', email: 'post@rohr.example', phone: '040 55 12 34' },
    });
    expect(toasts).toEqual(['Rohr & Co is now in your list of craftsmen']);
    // What is in the list is not offered.
    expect(screen.queryByRole('button', { name: 'Keep in the list of craftsmen' })).toBeNull();
  });

  it('are picked for a case, with their address', async () => {
    portal.cases.craftsmen = [
      aCraftsman(),
      aCraftsman({ id: 'craftsman-2', name: 'Elektro Blitz', trade: 'Elektrik' }),
    ];
    await openPortal(CASES, { portal });
    await press('New case');
    const dialog = page.dialog();
    const search = dialog.getByLabelText('Choose from your list');
    await act(async () => {
      search.focus();
      fireEvent.change(search, { target: { value: 'sanitär' } });
    });
    await pass(10);
    const found = within(dialog.getByRole('listbox')).getAllByRole('option');
    expect(found.map(({ textContent }) => textContent)).toEqual(['Rohr & Co, Sanitär']);
    await act(async () => found[0]?.click());
    await pass(10);
    fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Hahn tropft' } });
    await act(async () => dialog.getByRole('button', { name: 'Create case' }).click());
    await pass(10);
    expect(portal.inputOf('CreateCase')).toMatchObject({
      ...{ craftsmanName: 'Rohr & Co', craftsmanEmail: 'post@rohr.example' },
      craftsmanPhone: '040 55 12 34',
    });
  });
});

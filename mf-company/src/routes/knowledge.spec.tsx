import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuestion, aSession, aUseCase, aWording } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { SOME_GROUP } from '../testing/fake-studio';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/knowledge';
const STAFF = { role: 'COMPANY_STAFF' } as const;

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

/** A pause in typing, then what it sets going. */
const settle = async () => {
  await pass(300);
  await pass(20);
};
const isThere = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const press = async (key: string) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  });
  await pass(20);
};
const send = async () => {
  document.querySelector('form')?.requestSubmit();
  await settle();
};

describe('open questions', () => {
  it('say what was asked, when, about what, in which language and why it is here', async () => {
    portal.questions = [
      aQuestion(),
      aQuestion({ id: '2', text: 'Kalorifer?', language: 'tr', category: null, reason: 'UNSURE' }),
    ];
    await openPortal(PATH, { portal });
    const rows = within(screen.getByRole('table', { name: 'Open Questions' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Wo kann ich mein Lastenrad laden?');
    expect(rows[0]).toMatch(/Nov 21, 2026.*Parking & mobility.*No use case fits/);
    expect(rows[0]).not.toContain('German');
    expect(rows[1]).toMatch(/Kalorifer\?.*Turkish.*Several may fit/);
  });

  it('are the open ones unless the address says otherwise', async () => {
    await openPortal(PATH, { portal });
    expect(portal.callsOf('PortalQuestions').at(-1)).toMatchObject({ filter: { state: 'OPEN' } });
    await page.write('Status', 'DONE');
    await page.write('Reason', 'UNSURE');
    await pass(10);
    expect(page.address()).toBe(`${PATH}?state=DONE&reason=UNSURE`);
    expect(portal.callsOf('PortalQuestions').at(-1)).toMatchObject({
      filter: { state: 'DONE', reason: 'UNSURE' },
    });
  });

  it('are ticked off, and opened again', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    await page.choose(aQuestion().text, /is done$/);
    expect(portal.callsOf('SetQuestionState').at(-1)).toEqual({
      input: { id: 'question-1', state: 'DONE' },
    });
    expect(toasts).toEqual(['The question is done']);
    portal.questions = [aQuestion({ state: 'DONE' })];
    await page.write('Status', 'DONE');
    await pass(10);
    await page.press(/^Reopen “/);
    expect(portal.callsOf('SetQuestionState').at(-1)).toMatchObject({ input: { state: 'OPEN' } });
  });

  it.each(['', '?view=groups'])(
    'say which use case of the draft is to answer them (%s)',
    async (view) => {
      const question = aQuestion({ draftTitle: 'Lastenräder & mehr' });
      portal.questions = [question];
      portal.questionGroups = [{ ...SOME_GROUP, examples: [question] }];
      await openPortal(`${PATH}${view}`, { portal });
      const link = screen.getByRole('link', { name: 'In the draft: Lastenräder & mehr' });
      expect(link.getAttribute('href')).toBe(`${PATH}?tab=draft&search=Lastenr%C3%A4der+%26+mehr`);
      expect(isThere(/^New use case for/)).toBe(false);
      expect(isThere(/^Assign/)).toBe(false);
      expect(isThere(/is done$/)).toBe(true);
    },
  );

  it('are assigned to a use case that one looks for, in words without names', async () => {
    portal.questions = [aQuestion({ text: 'Ich, Jana, friere', choices: ['Heizung'] })];
    const { toasts } = await openPortal(PATH, { portal });
    await page.choose('Ich, Jana, friere', /^Assign/);
    await send();
    expect(screen.getByText('Please choose a use case')).toBeTruthy();
    const picker = page.dialog().getByRole('combobox');
    await act(async () => picker.click());
    await settle();
    // Until something is typed, what the assistant had in mind is looked for.
    expect(portal.callsOf('UseCaseChoices').at(-1)).toMatchObject({
      filter: { search: 'Heizung' },
    });
    await act(async () => {
      fireEvent.change(picker, { target: { value: 'kalt' } });
    });
    await settle();
    expect(portal.callsOf('UseCaseChoices').at(-1)).toMatchObject({ filter: { search: 'kalt' } });
    await act(async () => screen.getByRole('option', { name: 'Heizung ausgefallen' }).click());
    await act(async () => {
      fireEvent.change(page.dialog().getByLabelText('Wording'), {
        target: { value: 'Ich friere' },
      });
    });
    await send();
    expect(portal.callsOf('AssignQuestion').at(-1)).toEqual({
      input: { id: 'question-1', useCaseId: 'use-case-1', text: 'Ich friere' },
    });
    expect(toasts).toEqual(['The question is assigned and done']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say at the field why the words were refused', async () => {
    const message = 'This use case already has this wording';
    portal.refuse('AssignQuestion', 'BAD_USER_INPUT', message, [
      { field: 'text', message, reason: 'WORDING_ALREADY_HERE' },
    ]);
    await openPortal(PATH, { portal, locale: 'de' });
    await page.press(/^Aktionen für/);
    await act(async () => screen.getByRole('menuitem', { name: /zuordnen$/ }).click());
    const picker = page.dialog().getByRole('combobox');
    await act(async () => picker.click());
    await settle();
    await act(async () => screen.getByRole('option', { name: 'Heizung ausgefallen' }).click());
    await send();
    const text = 'Diese Formulierung hat der Anwendungsfall schon';
    expect(page.dialog().getByText(text)).toBeTruthy();
  });

  it('can be ticked off by whoever reads conversations, and assigned by whoever may edit', async () => {
    const session = aSession({ permissions: ['conversations.view'], companyUser: STAFF });
    await openPortal(PATH, { portal, session });
    expect(tabs()).toEqual(['Open Questions']);
    expect([isThere(/^Assign/), isThere(/is done$/)]).toEqual([false, true]);
  });

  it('tell when there are none, and when they cannot be read', async () => {
    portal.questions = [];
    await openPortal(PATH, { portal });
    expect(screen.getByText('No open questions')).toBeTruthy();
    closePortal();
    portal.refuse('PortalQuestions', 'INTERNAL');
    await openPortal(PATH, { portal });
    expect(screen.getByText('Failed to load the questions')).toBeTruthy();
    portal.reset('PortalQuestions');
    portal.questions = [aQuestion()];
    await page.press('Retry');
    expect(screen.getByText('Wo kann ich mein Lastenrad laden?')).toBeTruthy();
  });

  it('are asked for the company that an administrator acts for', async () => {
    const viewer = { ...aSession().viewer, companyUser: undefined };
    const permissions = ['conversations.view', 'settings.view'] as const;
    const session = aSession({
      viewer: { ...viewer, kind: 'ADMIN', permissions, twoFactorEnabled: false },
      actingFor: 'company-7',
    });
    await openPortal(PATH, { portal, session });
    expect(portal.callsOf('PortalQuestions').at(-1)).toMatchObject({
      filter: { companyId: 'company-7' },
    });
  });
});

describe('use cases', () => {
  it('are listed with their wordings and what waits, searched and filtered', async () => {
    await openPortal(`${PATH}?tab=use-cases`, { portal });
    expect(screen.getByText('Heizung ausgefallen').closest('tr')?.textContent).toContain('2 new');
    await act(async () => screen.getByLabelText('Only with new proposals').click());
    await page.write('Search use cases', 'kalt');
    await pass(500);
    expect(portal.callsOf('PortalUseCases').at(-1)).toMatchObject({
      filter: { search: 'kalt', onlyProposed: true },
    });
  });

  it('open beside the list by a press on their row, and are gone through with j and k', async () => {
    portal.useCases = [aUseCase(), aUseCase({ id: 'use-case-2', title: 'Aufzug steht' })];
    await openPortal(`${PATH}?tab=use-cases&proposed=1`, { portal });
    const at = (id: string) => `${PATH}?tab=use-cases&proposed=1&useCase=${id}`;
    await act(async () => screen.getAllByText('2 new')[0]?.click());
    await pass(10);
    expect(page.address()).toBe(at('use-case-1'));
    expect(page.dialog().getByText('Bitte rufen Sie die Technik an.')).toBeTruthy();
    await press('j');
    expect(page.address()).toBe(at('use-case-2'));
    expect(screen.getByRole('dialog', { name: 'Aufzug steht' })).toBeTruthy();
    await press('k');
    await press('k');
    expect(page.address()).toBe(at('use-case-1'));
    await page.press('Close');
    expect(page.address()).toBe(`${PATH}?tab=use-cases&proposed=1`);
    expect(screen.getByRole('link', { name: 'Aufzug steht' })).toBeTruthy();
  });

  it('say that they are gone, and try again where they cannot be read', async () => {
    portal.refuse('PortalUseCase', 'NOT_FOUND');
    await openPortal(`${PATH}?tab=use-cases&useCase=gone`, { portal });
    expect(page.dialog().getByText('This use case is no longer here')).toBeTruthy();
    closePortal();
    portal.refuse('PortalUseCase', 'INTERNAL');
    await openPortal(`${PATH}?tab=use-cases&useCase=use-case-1`, { portal });
    portal.reset('PortalUseCase');
    await page.press('Retry');
    expect(page.dialog().getByText('Bitte rufen Sie die Technik an.')).toBeTruthy();
  });

  it('are for those who see the settings; who may not edit only looks', async () => {
    portal.wordings = [aWording(), aWording({ id: '2', text: 'Frost', state: 'ACCEPTED' })];
    const session = aSession({ permissions: ['settings.view'], companyUser: STAFF });
    await openPortal(`${PATH}?tab=use-cases&useCase=use-case-1`, { portal, session });
    expect(tabs()).toEqual(['Use Cases', 'Draft', 'Try Out', 'Versions']);
    expect(screen.getByText('Frost')).toBeTruthy();
    expect(screen.queryByText('Bei mir bleibt alles kalt')).toBeNull();
    expect([isThere('Add'), isThere(/^Delete/)]).toEqual([false, false]);
  });

  it('tell when no file was uploaded yet', async () => {
    portal.useCases = [];
    await openPortal(`${PATH}?tab=use-cases`, { portal });
    expect(screen.getByText('No use cases yet')).toBeTruthy();
  });
});

describe('wordings', () => {
  const OPEN = `${PATH}?tab=use-cases&useCase=use-case-1`;

  it('are added where one types, one after the other', async () => {
    const { toasts } = await openPortal(OPEN, { portal });
    await page.submit('Add');
    expect(screen.getByText('Please enter a wording')).toBeTruthy();
    await page.write('New wording', ' Mir ist kalt ');
    await page.submit('Add');
    await pass(20);
    expect(portal.callsOf('AddPortalWording').at(-1)).toEqual({
      input: { useCaseId: 'use-case-1', text: 'Mir ist kalt' },
    });
    expect(toasts).toEqual(['Wording added']);
    expect(page.field('New wording').value).toBe('');
    expect(document.activeElement).toBe(page.field('New wording'));
  });

  it('are deleted', async () => {
    portal.useCases = [aUseCase()];
    portal.wordings = [aWording({ state: 'ACCEPTED' })];
    const { toasts } = await openPortal(OPEN, { portal });
    await page.press(/^Delete/);
    expect(portal.callsOf('DeletePortalWording').at(-1)).toEqual({ input: { id: 'wording-1' } });
    expect(toasts).toEqual(['Wording deleted']);
  });

  it('that were proposed are gone through by keyboard alone', async () => {
    portal.wordings = ['eins', 'zwei', 'drei'].map((text) => aWording({ id: text, text }));
    await openPortal(OPEN, { portal });
    expect(screen.getByText('3 new proposals')).toBeTruthy();
    act(() => page.button('Accept “eins”').focus());
    await press('ArrowDown');
    expect(document.activeElement).toBe(page.button('Accept “zwei”'));
    await press('Delete');
    expect(portal.callsOf('ReviewPortalWording').at(-1)).toEqual({
      input: { id: 'zwei', decision: 'REJECT' },
    });
    expect(document.activeElement).toBe(page.button('Accept “drei”'));
    await page.press('Accept “drei”');
    await pass(20);
    expect(portal.callsOf('ReviewPortalWording').at(-1)).toEqual({
      input: { id: 'drei', decision: 'ACCEPT' },
    });
    expect(document.activeElement).toBe(page.button('Accept “eins”'));
    await press('Backspace');
    expect(document.activeElement?.textContent).toBe('No new proposals');
  });

  it('say why a proposal could not be taken', async () => {
    const message = 'This wording already leads to “Müll”';
    portal.refuse('ReviewPortalWording', 'CONFLICT', message, [], {
      reason: 'WORDING_LEADS_ELSEWHERE',
      params: { title: 'Müll' },
    });
    const { toasts } = await openPortal(OPEN, { portal, locale: 'de' });
    await page.press(/übernehmen$/);
    expect(toasts).toEqual(['Diese Formulierung führt schon zu „Müll“']);
  });
});

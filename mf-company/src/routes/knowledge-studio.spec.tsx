import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuestion, aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { aDraft } from '../testing/fake-studio';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const DRAFT = '/company/dashboard/knowledge?tab=draft';
const VERSIONS = '/company/dashboard/knowledge?tab=versions';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const isThere = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;
const inDialog = () => within(screen.getByRole('dialog'));
const send = async () => {
  document.querySelector('form')?.requestSubmit();
  await pass(300);
};

const choose = async () => {
  const files = [new File(['# A'], 'fragen.md')];
  fireEvent.change(screen.getByLabelText('Load a file'), { target: { files } });
  await pass(50);
};

describe('the draft', () => {
  it('is begun, and then written', async () => {
    portal.studio.draft = null;
    await openPortal(DRAFT, { portal });
    await page.press('Begin Draft');
    await pass(20);
    expect(screen.getByText(/Nothing has been changed/)).toBeTruthy();
    await page.press('New Use Case');
    await pass(50);
    await send();
    expect(inDialog().getAllByText('Please fill this in')).toHaveLength(2);
    await page.write('Title', 'Balkon');
    await page.write('Text', 'Grillen ist **verboten**.');
    await page.write('Valid from', '2027-01-01');
    expect(inDialog().getByText('verboten').tagName).toBe('STRONG');
    fireEvent.click(inDialog().getByRole('checkbox', { name: /Hafenhof/ }));
    await pass(20);
    await send();
    expect(portal.callsOf('AddDraftUseCase')).toEqual([
      {
        input: {
          ...{ title: 'Balkon', text: 'Grillen ist **verboten**.', audience: 'ALL' },
          ...{ validFrom: '2027-01-01', validUntil: null, buildingIds: ['building-1'] },
        },
      },
    ]);
  });

  it('has an order, which is changed with the keyboard as well', async () => {
    await openPortal(DRAFT, { portal });
    await page.press('Move Heizung ausgefallen down');
    await page.press('Move Grillen auf dem Balkon up');
    expect(portal.callsOf('MoveDraftUseCase')).toEqual([
      { input: { id: 'draft-1', to: 'DOWN' } },
      { input: { id: 'draft-3', to: 'UP' } },
    ]);
    // What is taken out has no place; of what is found, none is where it seems to be.
    expect(isThere('Move Kabelfernsehen up')).toBe(false);
    closePortal();
    await openPortal(`${DRAFT}&search=Heizung`, { portal });
    expect(isThere('Move Heizung ausgefallen down')).toBe(false);
  });

  it('takes a file, and says why one is not taken', async () => {
    const sent: string[] = [];
    const answers = [
      new Response(
        '{"success":false,"reason":"PROMPT_FILE_EMPTY","message":"The file is empty."}',
        { status: 400 },
      ),
      new Response('{}'),
    ];
    const rest = async (path: string, init?: RequestInit) => {
      const file = init?.body instanceof FormData ? init.body.get('promptFile') : undefined;
      sent.push(`${path} ${file instanceof File ? file.name : ''}`);
      return answers.shift() ?? new Response();
    };
    const { toasts } = await openPortal(DRAFT, { portal, session: aSession({ rest }) });
    await choose();
    expect(screen.getByRole('alert').textContent).toMatch(/empty/);
    const before = portal.callsOf('PortalDraftUseCases').length;
    await choose();
    expect(sent[1]).toBe('/company/knowledge/draft/file fragen.md');
    expect(toasts.join()).toMatch(/Nothing has been published yet/);
    expect(portal.callsOf('PortalDraftUseCases').length).toBeGreaterThan(before);
  });

  it('brings what was added into sight', async () => {
    portal.studio.draft = aDraft({ useCaseCount: 63, removedCount: 2 });
    await openPortal(`${DRAFT}&search=Ball`, { portal });
    await page.press('New Use Case');
    await pass(50);
    await page.write('Title', 'Ballspielen');
    await page.write('Text', 'Nur auf der Wiese.');
    await send();
    expect(portal.callsOf('PortalDraftUseCases')).toContainEqual({
      ...{ first: 25, offset: 50, filter: {} },
    });
    expect(document.activeElement?.textContent).toBe('Heizung ausgefallen');
  });

  it('has nothing to publish as long as nothing was changed', async () => {
    const unchanged = { newCount: 0, changedCount: 0, removedCount: 0 };
    portal.studio.draft = aDraft(unchanged);
    await openPortal(DRAFT, { portal });
    const review = page.button('Review and Publish');
    expect(review.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(review.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/nothing to publish/);
    await page.press('Review and Publish');
    expect(portal.callsOf('PortalReview')).toEqual([]);
    await page.press('Try Out');
    expect(screen.getByRole('heading', { name: 'Try a question' })).toBeTruthy();
  });

  it('can be published when only the order has changed', async () => {
    portal.studio.draft = aDraft({
      ...{ newCount: 0, changedCount: 0, removedCount: 0, isReordered: true },
    });
    portal.studio.changes = [];
    portal.studio.isReordered = true;
    await openPortal(DRAFT, { portal });
    await page.press('Review and Publish');
    await pass(50);
    expect(screen.getByText('The order of the use cases changes.')).toBeTruthy();
    expect(isThere('Publish')).toBe(true);
  });

  it('says who was faster, and keeps what was typed', async () => {
    await openPortal(DRAFT, { portal });
    await page.press('Edit Müll und Wertstoffe');
    await pass(50);
    portal.refuse('ChangeDraftUseCase', 'CONFLICT', 'Jonas has changed this use case meanwhile');
    await page.write('Text', 'Meine Fassung');
    await send();
    expect(inDialog().getByText(/Your text is still here/)).toBeTruthy();
    expect(inDialog().getByDisplayValue('Meine Fassung')).toBeTruthy();
    expect(portal.callsOf('ChangeDraftUseCase')).toMatchObject([
      { input: { id: 'draft-2', revision: 2, text: 'Meine Fassung' } },
    ]);
  });

  it('takes use cases out and back, and is given up after a question', async () => {
    await openPortal(DRAFT, { portal });
    await page.press('Remove Heizung ausgefallen');
    await page.press('Take Kabelfernsehen back');
    await pass(50);
    expect(portal.callsOf('SetDraftUseCaseRemoved')).toEqual([
      { input: { id: 'draft-1', revision: 1, removed: true } },
      { input: { id: 'draft-4', revision: 1, removed: false } },
    ]);
    await page.press('Discard');
    await pass(50);
    inDialog().getByRole('button', { name: 'Discard' }).click();
    await pass(50);
    expect(portal.callsOf('DiscardDraft')).toEqual([{ input: { revision: 7 } }]);
    expect(isThere('Begin Draft')).toBe(true);
  });

  it('is only looked at by those who may not edit', async () => {
    const session = aSession({ permissions: ['settings.view'] });
    await openPortal(DRAFT, { portal, session });
    expect(isThere('Review and Publish')).toBe(true);
    expect(isThere('New Use Case') || isThere(/^(Edit|Remove) /) || isThere('Discard')).toBe(false);
  });

  it('is published as reviewed, once what it asks was agreed to', async () => {
    portal.studio.consents = ['MANY_GONE'];
    await openPortal(DRAFT, { portal });
    await page.press('Review and Publish');
    await pass(50);
    expect(screen.getByText('Was called “Müll trennen”')).toBeTruthy();
    expect(screen.getByText('nicht').tagName).toBe('STRONG');
    expect(screen.getByText(/Different statements \(3 Monatsmieten \/ 2/)).toBeTruthy();
    const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect(publish.disabled).toBe(true);
    screen.getByRole('checkbox', { name: /1 use case will be gone/ }).click();
    await page.write('Note', 'Balkon geregelt');
    await page.press('Publish');
    await pass(300);
    expect(portal.callsOf('PublishDraft')).toEqual([
      { input: { revision: 7, note: 'Balkon geregelt', consents: ['MANY_GONE'] } },
    ]);
    expect(isThere('Begin Draft')).toBe(true);
    expect(
      screen.getByText(/Published: 1 new, 1 changed, 1 gone\. 3 use cases are live/),
    ).toBeTruthy();
    screen.getByRole('link', { name: 'See the use cases' }).click();
    await pass(50);
    expect(screen.getByRole('table', { name: 'Use Cases' })).toBeTruthy();
    expect(screen.queryByText(/Published: 1 new/)).toBeNull();
  });
});

describe('a use case that answers now', () => {
  const LIST = '/company/dashboard/knowledge?tab=use-cases';

  it('is edited in the draft, which is begun for it', async () => {
    portal.studio.draft = null;
    await openPortal(`${LIST}&useCase=use-case-1`, { portal });
    await page.press('Edit');
    await pass(50);
    expect(portal.callsOf('StartDraft')).toEqual([{ input: {} }]);
    expect(portal.callsOf('DraftOfUseCase')).toEqual([{ filter: { useCaseId: 'use-case-1' } }]);
    await page.write('Text', 'Rufen Sie an.');
    await pass(50);
    document.querySelectorAll('form').forEach((form) => {
      if (form.closest('dialog')?.textContent.includes('Edit Use Case')) form.requestSubmit();
    });
    await pass(300);
    expect(portal.callsOf('ChangeDraftUseCase')).toMatchObject([
      { input: { id: 'draft-1', text: 'Rufen Sie an.' } },
    ]);
  });

  it('is not in every draft', async () => {
    portal.studio.rows = [];
    const { toasts } = await openPortal(`${LIST}&useCase=use-case-1`, { portal });
    await page.press('Edit');
    await pass(50);
    expect(toasts).toEqual(['The draft does not have this use case']);
  });

  it('is added from their list, too', async () => {
    const { toastActions } = await openPortal(LIST, { portal });
    await page.press('New Use Case');
    await pass(50);
    await page.write('Title', 'Balkon');
    await page.write('Text', 'Kein Grillen.');
    await send();
    expect(portal.callsOf('AddDraftUseCase')).toMatchObject([{ input: { title: 'Balkon' } }]);
    expect(toastActions.map(({ label }) => label)).toEqual(['Review and Publish']);
  });

  it('is only looked at by those who may not edit', async () => {
    const session = aSession({ permissions: ['settings.view'] });
    await openPortal(`${LIST}&useCase=use-case-1`, { portal, session });
    expect(isThere('Edit') || isThere('New Use Case')).toBe(false);
  });
});

describe('versions', () => {
  it('are listed, compared and restored', async () => {
    await openPortal(VERSIONS, { portal });
    expect(screen.getByText('Neue Tarife der Stadtreinigung')).toBeTruthy();
    await page.press(/^11 ·/);
    await pass(50);
    expect(screen.getByText('Kabelfernsehen')).toBeTruthy();
    await page.press('Restore');
    await pass(50);
    inDialog().getByRole('button', { name: 'Restore' }).click();
    await pass(50);
    expect(portal.callsOf('RestoreVersion')).toEqual([{ input: { id: 'version-1' } }]);
    expect(screen.getByRole('table', { name: 'Versions' })).toBeTruthy();
  });
});

describe('a question that was left open', () => {
  it('leads to a new use case in two clicks, with its words', async () => {
    portal.questions = [aQuestion({ id: 'q', text: 'Darf ich grillen?' })];
    await openPortal('/company/dashboard/knowledge', { portal });
    await page.press('New use case for “Darf ich grillen?”');
    await pass(50);
    await page.write('Title', 'Grillen');
    await page.write('Text', 'Nein.');
    await send();
    expect(portal.callsOf('AddDraftUseCase')).toMatchObject([
      { input: { title: 'Grillen', wordings: ['Darf ich grillen?'], questionIds: ['q'] } },
    ]);
  });
});

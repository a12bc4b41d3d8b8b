import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const GROUPS = '/company/dashboard/knowledge?tab=questions&view=groups';
const FIRST = 'Wo kann ich mein Lastenrad aufladen?';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const inDialog = () => within(screen.getByRole('dialog'));

describe('open questions that are put together', () => {
  it('are shown from the list with counts and examples, and done with at once', async () => {
    await openPortal('/company/dashboard/knowledge?tab=questions', { portal });
    fireEvent.click(page.field('Grouped by meaning'));
    await pass(300);
    expect(page.address()).toBe(GROUPS);
    const table = within(screen.getByRole('table', { name: 'Open questions by meaning' }));
    expect(table.getByText('3')).toBeTruthy();
    expect(table.getByText(/im Fahrradkeller laden/)).toBeTruthy();
    await page.choose(FIRST, `“${FIRST}” is done`);
    await pass(50);
    expect(portal.callsOf('SetQuestionsState')).toEqual([
      { input: { ids: ['q-1', 'q-2', 'q-3'], state: 'DONE' } },
    ]);
  });

  it('become a new use case with their wordings', async () => {
    await openPortal(GROUPS, { portal });
    await page.press(`New use case for “${FIRST}”`);
    await pass(50);
    expect(inDialog().getByText(/Gibt es eine Steckdose/)).toBeTruthy();
    await page.write('Title', 'Fahrräder laden');
    await page.write('Text', 'Im Fahrradkeller.');
    document.querySelector('form')?.requestSubmit();
    await pass(300);
    const [call] = portal.callsOf('AddDraftUseCase') as { input: Record<string, string[]> }[];
    expect(call?.input.questionIds).toEqual(['q-1', 'q-2', 'q-3']);
    expect(call?.input.wordings).toHaveLength(3);
  });

  it('are led to a use case by one wording', async () => {
    await openPortal(GROUPS, { portal });
    await page.choose(FIRST, `Assign “${FIRST}”`);
    await pass(50);
    expect(inDialog().getByDisplayValue(FIRST)).toBeTruthy();
  });

  it('are only looked at and ticked off by who may not write, and say what failed', async () => {
    const session = aSession({ permissions: ['conversations.view'] });
    await openPortal(GROUPS, { portal, session });
    expect(screen.queryByRole('button', { name: /Assign|New use case/ })).toBeNull();
    expect(page.button(`“${FIRST}” is done`)).toBeTruthy();
    closePortal();
    portal.refuse('PortalQuestionGroups', 'INTERNAL');
    await openPortal(GROUPS, { portal });
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

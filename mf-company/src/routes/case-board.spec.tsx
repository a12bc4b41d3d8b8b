import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aCase } from '../testing/fake-cases';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const BOARD = '/company/dashboard/cases?view=board';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.cases.cases = [aCase({ endUser: null })];
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const column = (name: string) => screen.getByRole('region', { name });
const cards = (name: string) =>
  within(column(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** Takes the card and lets it go on another column; whether that took it. */
async function drag(from: string, to: string): Promise<boolean> {
  const card = within(column(from)).getByRole('article');
  const dataTransfer = { setData: () => undefined };
  await act(async () => void fireEvent.dragStart(card, { dataTransfer }));
  const isTaken = await act(async () => !fireEvent.dragOver(column(to)));
  if (isTaken) await act(async () => void fireEvent.drop(column(to)));
  await act(async () => void fireEvent.dragEnd(card));
  return isTaken;
}

const choose = async (state: string) => {
  await page.press('Status of #12');
  await act(async () => screen.getByRole('menuitemradio', { name: state }).click());
  await pass(10);
};

const TITLE = '#12 Heizung bleibt kalt';

describe('the board of cases', () => {
  it('shows what one needs to choose the next, and nothing to fill in', async () => {
    const assignee = { id: 'user-2', name: 'Mira Kaya' };
    portal.cases.cases = [aCase({ urgency: 'HIGH', dueOn: null, assignee, place: 'Lindenweg 7' })];
    await openPortal(BOARD, { portal });
    const card = within(column('Open')).getByRole('article');
    expect(card.textContent).toBe(`${TITLE}Lindenweg 7Urgent3 days agoMira Kaya`);
    expect(within(card).queryByRole('combobox')).toBeNull();
  });

  it('takes a card that is dragged to another column, at once', async () => {
    const { toasts } = await openPortal(BOARD, { portal });
    expect(await drag('Open', 'In progress')).toBe(true);
    expect([cards('Open'), cards('In progress')]).toEqual([[], [TITLE]]);
    await pass(10);
    expect(portal.inputOf('UpdateCase')).toEqual({
      ...{ id: 'case-1', revision: 3, state: 'IN_PROGRESS' },
    });
    expect(cards('In progress')).toEqual([TITLE]);
    expect(toasts).toEqual(['Case #12 saved']);
  });

  it('gives a card back and says why when the move was refused', async () => {
    portal.refuse('UpdateCase', 'INTERNAL');
    const { toasts } = await openPortal(BOARD, { portal });
    await drag('Open', 'Reported done');
    expect(cards('Reported done')).toEqual([TITLE]);
    await pass(10);
    expect([cards('Open'), cards('Reported done')]).toEqual([[TITLE], []]);
    expect(toasts).toEqual(['That could not be changed.']);
  });

  it('asks what its tenant is told before a card moves, and gives it back if that is left', async () => {
    portal.cases.cases = [aCase()];
    await openPortal(BOARD, { portal });
    await drag('Open', 'Reported done');
    await pass(10);
    expect(cards('Reported done')).toEqual([TITLE]);
    await page.press('Cancel');
    expect(cards('Open')).toEqual([TITLE]);
    expect(portal.callsOf('UpdateCase')).toEqual([]);
  });

  it('takes no card where the case cannot go', async () => {
    await openPortal(BOARD, { portal });
    expect(await drag('Open', 'Reopened')).toBe(false);
    expect(await drag('Open', 'Open')).toBe(false);
    expect(portal.callsOf('UpdateCase')).toEqual([]);
  });

  it('moves cards by their menu, with the keyboard and on a phone', async () => {
    portal.cases.cases = [aCase()];
    await openPortal(BOARD, { portal });
    await choose('In progress');
    await act(async () => page.dialog().getByRole('button', { name: 'Change status' }).click());
    await pass(10);
    expect(portal.inputOf('UpdateCase')).toEqual({
      ...{ id: 'case-1', revision: 3, state: 'IN_PROGRESS', tellsTenant: true, note: null },
    });
    expect(cards('In progress')).toEqual([TITLE]);
  });

  it('lets those only look who may not change cases', async () => {
    const session = aSession({
      ...{ permissions: ['cases.view'], companyUser: { role: 'COMPANY_STAFF' } },
    });
    await openPortal(BOARD, { portal, session });
    expect(within(column('Open')).getByRole('article').getAttribute('draggable')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Status of #12' })).toBeNull();
  });
});

import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aConversation } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const OPEN = '/company/dashboard/conversations?open=conversation-1';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.inbox.conversations = [aConversation({ labels: portal.inbox.labels.slice(0, 1) })];
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

/** The dialog on top. */
const dialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);
const choose = async (name: string) => {
  await act(async () => dialog().getByRole('button', { name }).click());
  await pass(10);
};
const rows = () => screen.getByRole('list', { name: /^Conversations:/ });

const inputs = () => portal.callsOf('SetConversationLabels').map((variables) => variables.input);

const box = (name: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name });

async function manage(options: Partial<Parameters<typeof openPortal>[1]> = {}) {
  const opened = await openPortal(OPEN, { portal, ...options });
  const group = within(screen.getByRole('article')).getByRole('group', { name: 'What you can do' });
  await act(async () => within(group).getByRole('button', { name: 'Labels' }).click());
  await pass(10);
  await choose('Manage labels');
  return opened;
}

describe('the labels of several conversations', () => {
  it('are put on all and taken off all; what only some have stays until it is changed', async () => {
    const [insured, craft] = portal.inbox.labels;
    if (!insured || !craft) throw new Error('There are no labels.');
    portal.inbox.conversations = [
      aConversation({ labels: [insured] }),
      aConversation({ id: '2', labels: [] }),
    ];
    await openPortal('/company/dashboard/conversations', { portal });
    for (const each of screen.getAllByRole('checkbox')) await act(async () => each.click());
    await page.press('Labels');
    expect(box('Versicherung').indeterminate).toBe(true);
    expect(box('Handwerker').checked).toBe(false);
    await act(async () => box('Handwerker').click());
    await choose('Save');
    expect(inputs()).toEqual([
      { id: 'conversation-1', revision: 1, labelIds: ['label-1', 'label-2'] },
      { id: '2', revision: 1, labelIds: ['label-2'] },
    ]);
    await page.press('Labels');
    await act(async () => box('Versicherung').click());
    await act(async () => box('Handwerker').click());
    await choose('Save');
    expect(inputs().slice(2)).toEqual([
      { id: 'conversation-1', revision: 2, labelIds: ['label-1'] },
      { id: '2', revision: 2, labelIds: ['label-1'] },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the labels of the company', () => {
  it('are renamed wherever they are', async () => {
    const { toasts } = await manage();
    await choose('Edit Versicherung');
    await page.write('Name', ' Schadensfall ');
    await choose('Save');
    expect(portal.inputOf('UpdateConversationLabel')).toEqual({
      ...{ id: 'label-1', name: 'Schadensfall', color: 'BLUE' },
    });
    expect(toasts).toEqual(['The label is called “Schadensfall”']);
    expect(dialog().getByText('Schadensfall')).toBeTruthy();
    expect(rows().textContent).toContain('Schadensfall');
  });

  it('say why a name cannot be', async () => {
    await manage();
    await choose('Edit Versicherung');
    await page.write('Name', ' ');
    await choose('Save');
    expect(dialog().getByText('Please enter a name.')).toBeTruthy();
    portal.refuse('UpdateConversationLabel', 'CONFLICT', '', [], { reason: 'LABEL_EXISTS' });
    await page.write('Name', 'Handwerker');
    await choose('Save');
    expect(dialog().getByText(/There is a label with this name/)).toBeTruthy();
  });

  it('are deleted after it was said on how many conversations they are', async () => {
    const { toasts } = await manage();
    await choose('Delete Versicherung');
    expect(portal.callsOf('InboxLabelUses').at(-1)).toEqual({
      open: { labelId: 'label-1', view: 'ALL_OPEN' },
      snoozed: { labelId: 'label-1', view: 'SNOOZED' },
      archived: { labelId: 'label-1', view: 'ARCHIVED' },
    });
    expect(dialog().getByText('17 conversations have this label and lose it.')).toBeTruthy();
    expect(dialog().getByText('Of these, 3 are done.')).toBeTruthy();
    await choose('Delete');
    expect(portal.inputOf('DeleteConversationLabel')).toEqual({ id: 'label-1' });
    expect(toasts).toEqual(['The label “Versicherung” is deleted']);
    expect(rows().textContent).not.toContain('Versicherung');
    // The dialog about the conversation is back, and knows it no more.
    await choose('Close');
    await choose('Save');
    expect(portal.inputOf('SetConversationLabels')).toBeUndefined();
  });

  it('are deleted all the same where they cannot be counted', async () => {
    await manage();
    portal.refuse('InboxLabelUses', 'NETWORK');
    await choose('Delete Versicherung');
    expect(dialog().getByText(/could not be counted just now/)).toBeTruthy();
  });

  it('are deleted by those alone who may archive', async () => {
    await manage({ session: aSession({ permissions: ['conversations.view'] }) });
    expect(dialog().getAllByRole('button', { name: /^Edit / })).toHaveLength(2);
    expect(dialog().queryByRole('button', { name: /^Delete / })).toBeNull();
  });
});

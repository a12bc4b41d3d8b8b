import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const TRY = '/company/dashboard/knowledge?tab=try';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

async function ask(question: string): Promise<void> {
  await page.write('Question', question);
  await page.press('Try');
  await pass(100);
}

describe('a question that is tried', () => {
  it('shows what would be answered and found, and is kept with what is expected', async () => {
    await openPortal(TRY, { portal });
    // Where there is a draft, it is what one has come to try.
    expect(page.field('Answer from').value).toBe('draft');
    await page.write('Asked by', 'OWNER');
    await ask('Heizung kalt');
    expect(portal.callsOf('TryQuestion')).toEqual([
      { input: { question: 'Heizung kalt', role: 'OWNER', ofDraft: true } },
    ]);
    expect(screen.getByText('Technik').tagName).toBe('STRONG');
    expect(screen.getByText('To choose from: Heizung entlüften')).toBeTruthy();
    const found = within(screen.getByRole('table', { name: 'Use cases found' }));
    expect(found.getByText('1.23')).toBeTruthy();
    expect(found.getAllByText(/^Melden Sie den Ausfall der Heizung/)).toHaveLength(2);
    expect(found.getAllByText('Source')).toHaveLength(1);
    await page.press('Mark Heizung entlüften as expected');
    await pass(50);
    expect(portal.callsOf('KeepTestQuestion')).toEqual([
      { input: { question: 'Heizung kalt', role: 'OWNER', expectedTitle: 'Heizung entlüften' } },
    ]);
  });

  it('is still there after another part of the page, to be tried on what was mended', async () => {
    await openPortal(TRY, { portal });
    await page.write('Asked by', 'OWNER');
    await ask('Heizung kalt');
    for (const name of ['Versions', 'Try Out']) {
      screen.getByRole('tab', { name }).click();
      await pass(50);
    }
    expect(page.field('Question').value).toBe('Heizung kalt');
    expect(page.field('Asked by').value).toBe('OWNER');
  });

  it('is answered by the published version where there is no draft', async () => {
    portal.studio.draft = null;
    await openPortal(TRY, { portal });
    expect(page.field('Answer from').value).toBe('live');
    await ask('Hund?');
    expect(portal.callsOf('TryQuestion')).toMatchObject([{ input: { ofDraft: false } }]);
  });

  it('may be expected to find nothing', async () => {
    await openPortal(TRY, { portal });
    await ask('Wie wird das Wetter?');
    await page.press('Something Else Is Expected');
    await pass(50);
    within(screen.getByRole('dialog'))
      .getByRole('button', { name: 'Keep as Test Question' })
      .click();
    await pass(50);
    expect(portal.callsOf('KeepTestQuestion')).toMatchObject([{ input: { expectedTitle: null } }]);
  });

  it('needs words, and says why it failed', async () => {
    await openPortal(TRY, { portal });
    await page.press('Try');
    await pass(50);
    expect(screen.getByText('Please fill this in')).toBeTruthy();
    portal.refuse('TryQuestion', 'INTERNAL');
    await ask('Hund?');
    expect(screen.getByText(/Failed to try the question/)).toBeTruthy();
  });
});

describe('test questions', () => {
  it('are shown with what they bring now and in the draft, and given up', async () => {
    await openPortal(TRY, { portal });
    const table = within(screen.getByRole('table', { name: 'Test Questions' }));
    expect(table.getByText('Expected: Heizung ausgefallen')).toBeTruthy();
    expect(table.getByText('Follow-up question, first: Müll und Wertstoffe')).toBeTruthy();
    expect(table.getByText('Expected: no answer · An owner')).toBeTruthy();
    await page.press('Remove Die Heizung ist kalt');
    await pass(50);
    expect(portal.callsOf('RemoveTestQuestion')).toEqual([{ input: { id: 'tested-1' } }]);
  });

  it('are seen, but neither tried nor changed, by those who may not write', async () => {
    const session = aSession({ permissions: ['settings.view'] });
    await openPortal(TRY, { portal, session });
    expect(screen.getByText('Die Heizung ist kalt')).toBeTruthy();
    expect(screen.queryByLabelText('Question')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('that the draft fails are part of its review', async () => {
    portal.studio.consents = ['TESTS_FAILED'];
    await openPortal('/company/dashboard/knowledge?tab=draft&view=review', { portal });
    expect(screen.getByText('1 of 2 are answered by the draft as expected.')).toBeTruthy();
    expect(screen.getByText('Die Heizung ist kalt')).toBeTruthy();
    expect(screen.queryByText('Wie wird das Wetter in Paris?')).toBeNull();
    expect(screen.getByLabelText(/Not every test question/)).toBeTruthy();
  });
});

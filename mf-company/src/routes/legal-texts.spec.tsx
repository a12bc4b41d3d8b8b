import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { DATA_PROCESSING, LEGAL_TEXTS } from '../testing/legal-answers';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/settings?tab=legal';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z') });
  portal = new FakePortal();
  portal.on('PortalLegalTexts', LEGAL_TEXTS).on('DataProcessing', DATA_PROCESSING);
  portal.on('SavePortalLegalText', { saveCompanyLegalText: { message: 'OK' } });
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
async function pressIn(scope: ReturnType<typeof within>, name: string): Promise<void> {
  await act(async () => scope.getByRole('button', { name }).click());
  await pass(50);
}

describe("a company's own legal texts", () => {
  it('are written in German and English, with a preview', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    expect(card('Imprint').getByText('Text of the platform')).toBeTruthy();
    await pressIn(card('Imprint'), 'Write your own text');
    await pressIn(dialog(), 'Save');
    expect(dialog().getByText('Please write the German text')).toBeTruthy();
    await page.write('German', '**Lindenhof** GmbH');
    await pressIn(dialog(), 'Preview');
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(10);
    expect(dialog().getByText('Lindenhof').tagName).toBe('STRONG');
    await pressIn(dialog(), 'Continue writing');
    await pressIn(dialog(), 'Save');
    expect(portal.inputOf('SavePortalLegalText')).toEqual({
      ...{ companyId: 'company-1', kind: 'IMPRINT', german: '**Lindenhof** GmbH', english: '' },
    });
    expect(toasts).toEqual(['The text was saved']);
  });

  it('have versions to take up again, and give way to the platform', async () => {
    await openPortal(PATH, { portal });
    const own = card('Privacy notice');
    expect(own.getByText('Own text')).toBeTruthy();
    await act(async () => own.getAllByRole('button', { name: 'Use again' })[1]?.click());
    expect(page.field('German').value).toBe('Der erste Text');
    await pressIn(dialog(), 'Cancel');
    await pressIn(own, 'Back to the platform’s text');
    await pressIn(dialog(), 'Back to the platform’s text');
    expect(portal.inputOf('SavePortalLegalText')).toEqual({
      ...{ companyId: 'company-1', kind: 'PRIVACY', german: null, english: null },
    });
  });

  it('are only read by those who may not edit settings', async () => {
    const session = aSession({ permissions: ['settings.view'] });
    await openPortal(PATH, { portal, session });
    expect(card('Privacy notice').getByText('Own text')).toBeTruthy();
    for (const name of ['Edit', 'Write your own text', 'Use again']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('stand above who receives data, and the record of it', async () => {
    await openPortal(PATH, { portal });
    const processing = card('Data processing');
    expect(processing.getByText('api.openai.com (gpt-5-mini)')).toBeTruthy();
    expect(processing.getByText('EU')).toBeTruthy();
    expect(processing.getAllByText('Not stated by the operator')).toHaveLength(2);
    expect(processing.getByRole('button', { name: 'Record of processing' })).toBeTruthy();
  });
});

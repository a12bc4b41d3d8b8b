import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { Failure, page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

/** Opens the page; its screens arrive by an import() of their own. */
async function openIntegrations(query = '') {
  const opened = await open(`/admin/integrations${query}`, server);
  await act(() => vi.dynamicImportSettled());
  await pass(5);
  return opened;
}

describe('the integrations', () => {
  it('are those of the platform at first', async () => {
    await openIntegrations();
    expect(page.heading()).toBe('Integrations');
    expect(server.callsOf('ApiKeys')[0]?.filter).toEqual({ search: null, status: null });
    expect(screen.getByText(/^Keys of the platform are for programs/)).toBeTruthy();
    expect(screen.getByRole('table', { name: 'API keys' })).toBeTruthy();
  });

  it('are those of one company when the address names it', async () => {
    await openIntegrations('?tab=webhooks&companyId=company-2');
    expect(page.field('Company').value).toBe('Elbufer Immobilien');
    expect(server.callsOf('Webhooks')[0]?.companyId).toBe('company-2');
    expect(screen.queryByText(/^Webhooks of the platform/)).toBeNull();
  });

  it('make keys for the chosen company', async () => {
    await openIntegrations('?companyId=company-2');
    await page.press('Create API key');
    await page.type('Name', 'Accounting');
    await act(async () => screen.getByRole('checkbox', { name: 'View analytics' }).click());
    await act(async () => document.querySelector('form')?.requestSubmit());
    await pass(5);
    expect(server.inputOf('CreateApiKey')).toMatchObject({ companyId: 'company-2' });
  });

  it('begin anew when another company is chosen; the tab stays', async () => {
    await openIntegrations('?tab=webhooks&companyId=company-2&webhook=webhook-1&status=FAILED');
    await page.press('Clear choice');
    expect(page.address()).toBe('/admin/integrations?tab=webhooks');
    expect(server.callsOf('Webhooks').at(-1)?.companyId).toBeUndefined();
  });

  it('are closed to administrators who may not see them', async () => {
    server.on('ApiKeys', new Failure('FORBIDDEN'));
    await openIntegrations();
    expect(screen.getByText('Access denied')).toBeTruthy();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleMetrics } from '../features/monitoring/sample-metrics';
import { consoleServer } from '../testing/console-server';
import { Failure, page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-11-21T12:00:00.000Z'),
  });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const requests = () => server.callsOf('Monitoring').length;
function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  fireEvent(document, new Event('visibilitychange'));
}

describe('reading the figures again', () => {
  it('happens every 30 s by itself', async () => {
    await open('/admin/monitoring', server);
    expect(requests()).toBe(1);
    await pass(29_900);
    expect(requests()).toBe(1);
    await pass(200);
    expect(requests()).toBe(2);
    await pass(30_000);
    expect(requests()).toBe(3);
  });

  it('happens as often as one chooses, or not at all', async () => {
    await open('/admin/monitoring', server);
    const interval = page.field('Interval') as unknown as HTMLSelectElement;
    expect([...interval.options].map(({ text }) => text)).toEqual(['10 s', '30 s', '1 m', '5 m']);
    fireEvent.change(interval, { target: { value: '10s' } });
    await pass(10_100);
    expect(requests()).toBe(2);
    fireEvent.click(page.field('Auto-refresh'));
    await pass(600_000);
    expect(requests()).toBe(2);
    await page.press('Refresh Now');
    expect(requests()).toBe(3);
  });

  it('rests while nobody sees the page, and catches up', async () => {
    await open('/admin/monitoring', server);
    setHidden(true);
    await pass(300_000);
    expect(requests()).toBe(1);
    setHidden(false);
    await pass(10);
    expect(requests()).toBe(2);
  });
});

describe('the figures', () => {
  it('are of the time range in the address, the last 24 hours where there is none', async () => {
    await open('/admin/monitoring', server);
    expect(page.field('Time Range').value).toBe('24h');
    fireEvent.change(page.field('Time Range'), { target: { value: '7d' } });
    await pass(10);
    expect(page.address()).toBe('/admin/monitoring?timeRange=7d');
    expect(server.callsOf('Monitoring').map(({ range }) => range)).toEqual([
      'LAST_24_HOURS',
      'LAST_7_DAYS',
    ]);
  });

  it('say above all else how each part does', async () => {
    await open('/admin/monitoring', server);
    const region = screen.getByRole('region', { name: 'System Status' });
    expect([...region.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^AI answers15 of 16 .*404 model_not_found, gpt-4.1-mimi/),
      'AI vectors27 requests, none failed',
      expect.stringMatching(/^Sending of emails0 not delivered, 3 wait/),
      'Background jobs2 waiting, none failed',
      'Webhooks1 of 4 addresses not reachable or switched off',
      ...['DatabaseAnswers', 'File storeAnswers', 'ValkeyNot set up, and not needed'],
    ]);
  });

  it('shows the quotas of today', async () => {
    const quotas = [
      {
        ...{ kind: 'MESSAGES', scope: 'COMPANY', used: 17_500, limit: 20_000, nearlySpent: 1 },
        company: 'Haus & Hof',
      },
      {
        ...{ kind: 'UPLOADED_BYTES', scope: 'PLATFORM', used: 3_670_016, limit: null },
        ...{ nearlySpent: 0, company: null },
      },
    ];
    server.on('Monitoring', {
      monitoring: {
        ...sampleMetrics('24h', Date.now()),
        quotas,
        alerts: [{ severity: 'WARNING', code: 'QUOTA_NEARLY_SPENT', message: '' }],
      },
      modelPrices: [],
    });
    await open('/admin/monitoring', server);
    const table = screen.getByRole('table', { name: 'Daily Quotas Today' }).textContent;
    expect(table).toContain('17,500 of 20,000Haus & Hof1 above 80%');
    expect(table).toContain('3.5 MB, no limit');
    expect(page.alerts()).toEqual(['A daily quota is nearly spent; see below.']);
    expect(screen.getByText('No email waits for the next day because of a quota.')).toBeTruthy();
    expect(screen.getByText('Malware scanner: not set up (CLAMD_URL).')).toBeTruthy();
  });

  it('shows that the scanner is away, a secret differs and mails wait', async () => {
    server.on('Monitoring', {
      monitoring: {
        ...sampleMetrics('24h', Date.now()),
        ...{ waitingMails: 12, malwareScanner: 'DOWN' },
        quotas: [
          {
            ...{ kind: 'MAILS', scope: 'PLATFORM', used: 1_000_000, limit: 1_000_000 },
            ...{ nearlySpent: 1, company: null },
          },
        ],
        alerts: [
          { severity: 'ERROR', code: 'SCANNER_DOWN', message: '' },
          { severity: 'ERROR', code: 'SESSION_SECRET_OTHER', message: '' },
          { severity: 'WARNING', code: 'MAILS_WAIT', message: '' },
        ],
      },
      modelPrices: [],
    });
    await open('/admin/monitoring', server);
    expect(page.alerts()).toEqual([
      'The malware scanner does not answer. Files are treated as CLAMD_DOWN says.',
      'A server has another SESSION_SECRET than before: earlier sign-ins, API keys and webhooks no longer work. Its log says what to do.',
      '12 emails wait for tomorrow, as a quota is used up.',
    ]);
    expect(screen.getByText('Malware scanner: does not answer.')).toBeTruthy();
  });

  it('are written as money with two to four decimals and shares with one', async () => {
    await open('/admin/monitoring', server);
    const cost = screen.getByRole('region', { name: 'Cost' }).textContent;
    expect(cost).toContain('$14.98');
    expect(cost).toContain('$0.012');
    expect(screen.getByRole('region', { name: 'Cache' }).textContent).toContain('78.5%');
    expect(screen.getByRole('region', { name: 'API Performance' }).textContent).toContain('1.18 s');
    expect(page.alerts()).toEqual(['Slow responses: 1.18 s on average']);
    const chart = screen.getByRole('slider', { name: 'Requests' });
    expect(chart.getAttribute('aria-valuetext')).toMatch(/, Requests: \d+$/);
  });

  it.each([
    new Failure('NOT_FOUND'),
    new Failure('GRAPHQL_VALIDATION_FAILED', 'Cannot query field "monitoring"'),
  ])('are samples, marked as such, where the server has no such call', async (failure) => {
    server.on('Monitoring', failure);
    await open('/admin/monitoring', server);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Cost' }).textContent).toContain('$14.98');
    expect(screen.queryByRole('button', { name: /^Edit price/ })).toBeNull();
  });

  it.each([
    [new Failure('INTERNAL'), 'Failed to load metrics'],
    [new Failure('NETWORK'), 'Failed to load metrics. Please try again later.'],
  ])('are no samples where something else went wrong', async (failure, message) => {
    server.on('Monitoring', failure);
    await open('/admin/monitoring', server);
    expect(page.alerts()).toEqual([message]);
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it('may be empty', async () => {
    const metrics = sampleMetrics('24h', Date.now());
    server.on('Monitoring', {
      monitoring: {
        ...metrics,
        hints: [],
        series: [],
        costMetrics: { ...metrics.costMetrics, modelUsage: [] },
      },
      modelPrices: [],
    });
    await open('/admin/monitoring', server);
    expect(screen.getByText('There are no figures in this time range.')).toBeTruthy();
    expect(screen.getByText('No model was used in this time range')).toBeTruthy();
  });
});

it('changes the price of a model, whichever sign stands before the cents', async () => {
  server.on('SetModelPrice', {
    setModelPrice: { modelPrice: { model: 'gpt-4o', inputPrice: 2.25, outputPrice: 10 } },
  });
  await open('/admin/monitoring', server);
  await page.press('Edit price gpt-4o');
  await page.type(/^Input/, '-1');
  await page.press('Save');
  expect(page.alerts()).toContain('Please enter an amount of 0 or more');
  await page.type(/^Input/, '2,25');
  await page.press('Save');
  expect(server.inputOf('SetModelPrice')).toEqual({
    model: 'gpt-4o',
    inputPrice: 2.25,
    outputPrice: 10,
  });
});

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeServer } from '@hausgeist/staff-kit/testing';
import { consoleServer, PARTS } from '../testing/console-server';
import { close, open } from '../testing/driver';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('names what needs a look at companies, and leads to where something can be done', async () => {
  await open('/admin/dashboard', server);
  const region = screen.getByRole('region', { name: 'Needs attention' });
  expect([...region.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Lindenhof GmbH: 1 data protection request is overdue.',
    'Seeblick KG: The assistant has no knowledge yet and cannot answer anything.',
    'Seeblick KG: Only 31% of the conversations were resolved without staff.',
  ]);
  expect([...region.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/admin/data-protection',
    '/admin/managingcompany?search=Seeblick%20KG',
    '/admin/analytics',
  ]);
});

it('says so when nothing does', async () => {
  server.on('AttentionNeeded', {
    monitoring: { parts: PARTS.filter(({ state }) => state === 'OK') },
    allAnalytics: { companies: [] },
  });
  await open('/admin/dashboard', server);
  expect(screen.getByText('Nothing out of the ordinary in the last seven days.')).toBeTruthy();
});

it('names parts of the product that fail before all else, and says nothing of being calm', async () => {
  server.on('AttentionNeeded', { monitoring: { parts: PARTS }, allAnalytics: { companies: [] } });
  await open('/admin/dashboard', server);
  const region = screen.getByRole('region', { name: 'Needs attention' });
  expect([...region.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'AI answers: 15 of 16 requests to the provider failed. It refuses the request, for instance because it does not know the model (404 model_not_found, gpt-4.1-mimi)',
    'Sending of emails: 0 not delivered, 3 wait for the next attempt. Last: ECONNREFUSED at mail.example:25',
    'Webhooks: 1 of 4 addresses not reachable or switched off',
  ]);
  expect(region.querySelector('a')?.getAttribute('href')).toBe('/admin/monitoring');
  expect(screen.queryByText(/Nothing out of the ordinary/)).toBeNull();
});

import type { Guests } from '@hausgeist/shell-api/host';
import { page } from '@hausgeist/staff-kit/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

const guests: Guests = {
  page: <h1>All meters</h1>,
  links: [{ path: '/meters', label: { de: 'Zähler', en: 'Meters' } }],
  path: '/meters',
};

it('shows the page of another micro-frontend in its own place', async () => {
  await open('/meters', consoleServer(), { guests });
  expect(page.heading()).toBe('All meters');
});

it('sends visitors of it to the sign-in', async () => {
  await open('/meters', consoleServer(), { guests, status: 'signedOut' });
  expect(page.address()).toBe('/adminlogin');
  expect(screen.queryByText('All meters')).toBeNull();
});

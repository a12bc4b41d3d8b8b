import { END_USER_FIELDS } from '@hausgeist/schema';
import { page } from '@hausgeist/staff-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('asks for every field of a tenant', async () => {
  await open('/admin/tenantsowners', consoleServer());
  await page.press('Add User');
  const form = document.querySelector('form')?.elements;
  for (const name of Object.keys(END_USER_FIELDS)) expect(form?.namedItem(name)).toBeTruthy();
});

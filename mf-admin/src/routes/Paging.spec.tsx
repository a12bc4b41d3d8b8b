import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { page } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';
import { aCompany, aConnection } from '../testing/factories';

const scrolled: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.tagName);
  });
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('begins at the top of each page, and keeps the keyboard at its place on the last one', async () => {
  const server = consoleServer().on('Companies', {
    companies: aConnection([aCompany()], { totalCount: 60 }),
  });
  await open('/admin/managingcompany?page=2', server);
  page.button('Next').focus();
  await page.press('Next');
  expect(page.address()).toBe('/admin/managingcompany?page=3');
  expect(scrolled).toEqual(['MAIN']);
  expect(document.activeElement).toBe(page.button('Next'));
  expect(page.button('Next').disabled).toBe(false);
  expect(page.button('Next').getAttribute('aria-disabled')).toBe('true');
  await page.press('Next');
  expect(page.address()).toBe('/admin/managingcompany?page=3');
});

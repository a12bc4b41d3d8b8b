import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { close, open } from '../../../testing/driver';
import { page, pass } from '../../../testing/page';
import { aConnection, anApiKey } from '../../../testing/factories';
import { FakeServer } from '../../../testing/fake-server';
import { SAMPLE_ANSWERS } from '../../../testing/sample-answers';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  server = new FakeServer(SAMPLE_ANSWERS);
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const row = (overrides: Parameters<typeof anApiKey>[0]) =>
  server.on('ApiKeys', { apiKeys: aConnection([anApiKey(overrides)]) });

describe('the list of API keys', () => {
  it('shows what a key is, may do, and when it was used', async () => {
    row({ name: 'Accounting', expiresAt: '2027-06-09T08:00:00.000Z', lastUsedAt: null });
    await open('', server);
    expect(page.cells('API keys')).toEqual([
      [
        'Accountinghgk_7Qm2xV…Created Oct 2, 2026 by Petra Lindner',
        'Activeuntil Jun 9, 2027',
        '3 permissionsView tenants and ownersEdit tenants and ownersView conversations',
        'Never',
        'Edit',
      ],
    ]);
  });

  it('points out what expires within two weeks, and a rotation that is not over', async () => {
    row({
      expiresAt: '2026-11-27T00:00:00.000Z',
      previousKeyValidUntil: '2026-11-22T09:00:00.000Z',
    });
    await open('', server);
    expect(page.cells('API keys')[0]?.[1]).toMatch(
      /^Active5 days leftuntil Nov 2[67], 2026Previous one valid until Nov 22, 2026/,
    );
  });

  it('points out that whoever made a key may have taken it along', async () => {
    row({ makerHasLeft: true, expiresAt: '2027-06-09T08:00:00.000Z' });
    await open('', server);
    expect(page.cells('API keys')[0]?.[1]).toBe(
      'Activeplease rotateIts creator is no longer an administrator here.until Jun 9, 2027',
    );
  });

  it.each([
    ['EXPIRED', 'Expiredsince Nov 27, 2026'],
    ['REVOKED', 'Revoked'],
  ] as const)('leaves a key alone that is %s', async (status, text) => {
    row({ status, expiresAt: '2026-11-27T08:00:00.000Z' });
    await open('', server);
    const [cells] = page.cells('API keys');
    expect([cells?.[1], cells?.at(-1)]).toEqual([text, '']);
  });

  it('searches after a pause and filters, both in the address', async () => {
    server.on('ApiKeys', { apiKeys: aConnection([anApiKey()], 60) });
    await open('?companyId=c1&page=2', server);
    await page.type('Search by name or beginning...', ' acc ');
    await pass(299);
    expect(server.callsOf('ApiKeys')).toHaveLength(1);
    await pass(10);
    await page.type('Status', 'EXPIRED');
    await pass(10);
    expect(page.address()).toBe('/?companyId=c1&search=acc&status=EXPIRED');
    expect(server.callsOf('ApiKeys').at(-1)).toMatchObject({
      first: 25,
      offset: 0,
      filter: { search: 'acc', status: 'EXPIRED' },
    });
  });

  it('goes through pages', async () => {
    server.on('ApiKeys', { apiKeys: aConnection([anApiKey()], 60) });
    await open('?page=2', server);
    expect(server.callsOf('ApiKeys')[0]?.offset).toBe(25);
    await page.press('Next');
    expect(page.address()).toBe('/?page=3');
  });

  it('says what keys are for when there are none, and offers a way back from a filter', async () => {
    server.on('ApiKeys', { apiKeys: aConnection([]) });
    await open('', server);
    expect(screen.getByText('No API keys yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'API guide' }).getAttribute('href')).toBe('/api/docs');
    close();
    await open('?status=REVOKED', server);
    await page.press('Clear Filters');
    expect(page.address()).toBe('/');
  });

  it('can be tried again when it could not be loaded', async () => {
    server.refuse('ApiKeys', 'INTERNAL');
    await open('', server);
    expect(page.alerts()).toEqual(['The API keys could not be loaded.']);
    row({ name: 'Accounting' });
    await page.press('Retry');
    expect(page.cells('API keys')).toHaveLength(1);
  });

  it('is closed to those who may not see it', async () => {
    server.refuse('ApiKeys', 'FORBIDDEN');
    await open('', server);
    expect(screen.getByText('Access denied')).toBeTruthy();
    expect(page.has('Create API key')).toBe(false);
  });

  it('asks for one company where one is chosen', async () => {
    await open('', server, { companyId: 'company-7' });
    expect(server.callsOf('ApiKeys')[0]?.filter).toMatchObject({ companyId: 'company-7' });
  });
});

describe('a new API key', () => {
  it('needs a name and a scope', async () => {
    await open('', server);
    await page.press('Create API key');
    await page.send();
    expect(screen.getByText('Please enter a name.')).toBeTruthy();
    expect(screen.getByText('Please choose at least one permission.')).toBeTruthy();
    expect(server.callsOf('CreateApiKey')).toEqual([]);
  });

  it('takes whole groups and single scopes, and is shown once', async () => {
    await open('', server, { companyId: 'company-7' });
    await page.press('Create API key');
    await page.type('Name', 'Accounting');
    await page.type('Valid for', '365');
    await page.tick('Export conversations');
    await page.tick('End Users');
    await page.tick('Add tenants and owners');
    expect(page.box('End Users').indeterminate).toBe(true);
    await page.send();
    expect(server.inputOf('CreateApiKey')).toEqual({
      companyId: 'company-7',
      name: 'Accounting',
      scopes: ['USERS_VIEW', 'USERS_EDIT', 'CONVERSATIONS_EXPORT'],
      expiresInDays: 365,
    });
    expect(page.field('API key “Accounting”').value).toMatch(/^hgk_/);
    expect(server.callsOf('ApiKeys')).toHaveLength(2);
  });

  it('speaks with the words of the server about scopes that it does not know', async () => {
    await open('', server);
    await page.press('Create API key');
    expect(page.field('Send letters').checked).toBe(false);
  });

  it('puts what the server refuses on the field', async () => {
    server.refuse('CreateApiKey', 'BAD_USER_INPUT', 'Invalid input', [
      { field: 'name', message: 'There is a key of this name.' },
    ]);
    await open('', server);
    await page.press('Create API key');
    await page.type('Name', 'Accounting');
    await page.tick('View analytics');
    await page.send();
    expect(page.alerts()).toEqual(['There is a key of this name.']);
    expect(document.activeElement).toBe(page.field('Name'));
  });
});

/** Gives a key another secret, which is then shown. */
const rotate = async () => {
  await open('', server);
  await page.choose('Auswertung', 'Rotate Auswertung');
  await page.send();
};

describe('the key itself', () => {
  it('is not left by accident before it was copied', async () => {
    await rotate();
    expect(page.dialog().queryByRole('button', { name: 'Close' })).toBeNull();
    const leave = new Event('cancel', { cancelable: true });
    await act(async () => void screen.getByRole('dialog').dispatchEvent(leave));
    expect(page.hasDialog()).toBe(true);
    expect(page.alerts().at(-1)).toMatch(/^Not copied yet/);
    await page.press('Go back');
    await page.press('Done');
    expect(page.hasDialog()).toBe(true);
    await page.press('Close anyway');
    expect(page.hasDialog()).toBe(false);
  });

  it('is left at once when it was copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await rotate();
    await page.press('Copy');
    // Inside the button it would leave the button without a name, and would not be announced.
    const said = [...document.querySelectorAll('[role="status"]')].filter((e) => e.textContent);
    expect(said.map((e) => [e.textContent, e.closest('button')])).toEqual([['Copied', null]]);
    await page.press('Done');
    expect(page.hasDialog()).toBe(false);
  });

  it('is copied the old way on a page without TLS', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    let copied: string | undefined;
    const execCommand = () => {
      const event = new ClipboardEvent('copy', {
        bubbles: true,
        cancelable: true,
        clipboardData: new DataTransfer(),
      });
      document.activeElement?.dispatchEvent(event);
      copied = event.clipboardData?.getData('text/plain');
      return true;
    };
    Object.assign(document, { execCommand });
    await rotate();
    await page.press('Copy');
    expect(copied).toBe(page.field('API key “Auswertung”').value);
    expect(page.has('Copied')).toBe(true);
    await page.press('Done');
    expect(page.hasDialog()).toBe(false);
  });

  it('is selected where no page may copy, and does not count as copied', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    Object.assign(document, { execCommand: () => false });
    await rotate();
    await page.press('Copy');
    const field = page.field('API key “Auswertung”');
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd).toBe(field.value.length);
    expect(page.dialog().getByText('Selected. Please copy it by hand.')).toBeTruthy();
    expect(page.has('Copied')).toBe(false);
    await page.press('Done');
    expect(page.hasDialog()).toBe(true);
  });

  it('counts as copied by hand too', async () => {
    await rotate();
    fireEvent.copy(page.field('API key “Auswertung”'));
    await page.press('Done');
    expect(page.hasDialog()).toBe(false);
  });
});

describe('an API key', () => {
  it('gets another name and other scopes', async () => {
    const { toasts } = await open('', server);
    await page.press('Edit Auswertung');
    await page.type('Name', 'Figures');
    await page.tick('View conversations');
    await page.send();
    expect(server.inputOf('UpdateApiKey')).toEqual({
      id: 'key-2',
      name: 'Figures',
      scopes: ['CONVERSATIONS_VIEW', 'ANALYTICS_VIEW'],
    });
    expect(toasts).toEqual(['API key saved']);
  });

  it.each([
    ['24', 24, 'Both are valid'],
    ['168', 168, 'Both are valid'],
    ['0', 0, 'Whatever still uses'],
  ])('is rotated with %s hours of grace', async (choice, graceHours, hint) => {
    await open('', server);
    await page.choose('Auswertung', 'Rotate Auswertung');
    await page.type('The present value stays valid', choice);
    expect(screen.getByText(new RegExp(`^${hint}`))).toBeTruthy();
    await page.send();
    expect(server.inputOf('RotateApiKey')).toEqual({ id: 'key-2', graceHours });
  });

  it('is revoked after a question that names it and its last use', async () => {
    const { toasts } = await open('', server);
    await page.choose('Auswertung', 'Revoke Auswertung');
    const text = screen.getByRole('dialog').textContent;
    expect(text).toContain('“Auswertung” (hgk_Zp81Lk…)');
    expect(text).toContain('It has never been used.');
    expect(server.callsOf('RevokeApiKey')).toEqual([]);
    await page.press('Revoke');
    expect(server.inputOf('RevokeApiKey')).toEqual({ id: 'key-2' });
    expect(toasts).toEqual(['API key “Auswertung” revoked']);
  });

  it('says why it could not be revoked', async () => {
    server.refuse('RevokeApiKey', 'NETWORK');
    await open('', server);
    await page.choose('Auswertung', 'Revoke Auswertung');
    await page.press('Revoke');
    expect(page.alerts()).toEqual(['No connection to the server. Please try again later.']);
  });
});

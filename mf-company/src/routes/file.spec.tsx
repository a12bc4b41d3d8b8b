import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page } from '../testing/portal-driver';

const ID = '01934f6c-5c3e-7d2a-9b1f-0a1b7f3a91c2';
const PATH = `/company/dashboard/files/${ID}`;

let portal: FakePortal;
let requests: string[];
let answer: () => Response;
let saved: string[];

beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
  requests = [];
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  closePortal();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const session = () => ({
  ...aSession(),
  rest: async (path: string) => {
    requests.push(path);
    return answer();
  },
});

describe('a file that a mail leads to', () => {
  it('is saved under the name that the server gives', async () => {
    answer = () =>
      new Response('x', { headers: { 'content-disposition': 'attachment; filename="foto.jpg"' } });
    await openPortal(PATH, { portal, session: session() });
    expect(page.heading()).toBe('File from a conversation');
    await page.press('Download file');
    expect([requests, saved]).toEqual([[`/files/${ID}`], ['foto.jpg']]);
  });

  it('says when there is none', async () => {
    answer = () => new Response('', { status: 404 });
    await openPortal(PATH, { portal, session: session() });
    await page.press('Download file');
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('is closed to who may not read conversations', async () => {
    const viewer = {
      kind: 'COMPANY_USER',
      permissions: ['dashboard.view'],
      twoFactorEnabled: false,
    } as const;
    await openPortal(PATH, { portal, session: { ...session(), ...aSession({ viewer }) } });
    expect(screen.getByText('Access denied')).toBeTruthy();
    expect(requests).toEqual([]);
  });
});

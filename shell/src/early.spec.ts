import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askEarly } from './early';

const viewer = '{"operationName":"Viewer"}';
const page = '{"operationName":"People"}';
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent.mockReset().mockImplementation(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** What was sent, and in whose name. */
const asked = () =>
  sent.mock.calls.map(([, init]) => [init?.body, new Headers(init?.headers).get('authorization')]);

it('asks who is signed in and what the page asks first, and keeps each answer for who asks the same', async () => {
  localStorage.setItem('companyToken', 'good');
  const answers = askEarly({ audience: 'company', viewer, page });
  expect(asked()).toEqual([
    [viewer, 'Bearer good'],
    [page, 'Bearer good'],
  ]);
  expect(await answers?.take(page)).toEqual({ data: {} });
  expect(answers?.take(page)).toBeUndefined();
});

it('asks nothing without a session', () => {
  localStorage.setItem('token', 'of an administrator');
  expect(askEarly({ audience: 'company', viewer, page })).toBeUndefined();
  expect(asked()).toEqual([]);
});

it('leaves to the page what its address narrows down', () => {
  localStorage.setItem('token', 'good');
  window.history.replaceState(null, '', '/admin/audit?action=session.begun');
  askEarly({ audience: 'admin', viewer, page });
  expect(asked()).toEqual([[viewer, 'Bearer good']]);
});

it('asks as the administrator who acts for a company, and leaves the page to itself', () => {
  localStorage.setItem('token', 'good');
  localStorage.setItem('companyToken', 'of another');
  sessionStorage.setItem('actingCompanyId', '7');
  askEarly({ audience: 'company', viewer, page });
  expect(asked()).toEqual([[viewer, 'Bearer good']]);
});

const REFUSED = { errors: [{ message: 'expired', extensions: { code: 'UNAUTHENTICATED' } }] };

it('renews an expired token once for both, and asks again', async () => {
  localStorage.setItem('companyToken', 'expired');
  const renewals: unknown[] = [];
  sent.mockImplementation(async (url, init) => {
    if (url !== '/graphql') {
      renewals.push(url);
      return Response.json({ success: true, data: { token: 'fresh' } });
    }
    const isFresh = new Headers(init?.headers).get('authorization') === 'Bearer fresh';
    return isFresh ? Response.json({ data: { now: 1 } }) : Response.json(REFUSED, { status: 401 });
  });
  const answers = askEarly({ audience: 'company', viewer, page });
  expect(await answers?.take(viewer)).toEqual({ data: { now: 1 } });
  expect(await answers?.take(page)).toEqual({ data: { now: 1 } });
  expect(renewals).toEqual(['/api/companies/auth/refresh']);
});

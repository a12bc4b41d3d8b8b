import { askForAuditLog } from '@hausgeist/staff-kit/audit';
import { askForEndUsers } from '@hausgeist/staff-kit/end-users';
import { askForPeople } from '@hausgeist/staff-kit/people';
import { askedAhead } from '@hausgeist/staff-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import federation from '../../federation.json';
import { askForCases } from '../features/cases';
import { askForInbox } from '../features/inbox';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal } from '../testing/portal-driver';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

// Other variables would be another question, and the list would be read twice.
it.each([
  ['conversations', askForInbox],
  ['cases', askForCases],
  ['end-users', () => askForEndUsers(10)],
  ['team', askForPeople],
  ['audit', askForAuditLog],
])('the page of %s asks what is asked ahead', async (section, ask) => {
  const { name, variables } = askedAhead(ask);
  const portal = new FakePortal();
  await openPortal(`/company/dashboard/${section}`, { portal });
  expect(JSON.stringify(portal.callsOf(name)[0])).toBe(variables);
  // What is asked before the scripts are there.
  const early: Record<string, unknown> = federation.early;
  expect(JSON.stringify(early[`/company/dashboard/${section}`])).toBe(
    `{"operation":"${name}","variables":${variables}}`,
  );
});

import { PAGE_SIZE } from '@hausgeist/staff-kit';
import { askForAuditLog } from '@hausgeist/staff-kit/audit';
import { askForEndUsers } from '@hausgeist/staff-kit/end-users';
import { askForAllPeople } from '@hausgeist/staff-kit/people';
import { askedAhead } from '@hausgeist/staff-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import federation from '../../federation.json';
import { askForCompanies } from '../features/companies';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

// Other variables would be another question, and the list would be read twice.
it.each([
  ['managingcompany', askForCompanies],
  ['manage-company-users', askForAllPeople],
  ['tenantsowners', () => askForEndUsers(PAGE_SIZE, true)],
  ['audit', askForAuditLog],
])('the page of %s asks what is asked ahead', async (page, ask) => {
  const { name, variables } = askedAhead(ask);
  const server = consoleServer();
  await open(`/admin/${page}`, server);
  expect(JSON.stringify(server.callsOf(name)[0])).toBe(variables);
  // What is asked before the scripts are there.
  const early: Record<string, unknown> = federation.early;
  expect(JSON.stringify(early[`/admin/${page}`])).toBe(
    `{"operation":"${name}","variables":${variables}}`,
  );
});

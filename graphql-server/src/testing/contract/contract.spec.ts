import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.js';
import { CallAttempts } from './call-attempts.js';
import { ADMINISTRATOR_CONSOLE } from './calls/administrator-console.js';
import { ADMINISTRATORS_COMPANY_USERS } from './calls/administrators-company-users.js';
import { CHAT_AND_ADMINISTRATORS } from './calls/chat-and-administrators.js';
import { COMPANY_PORTAL } from './calls/company-portal.js';
import { COMPANY_SIGN_IN } from './calls/company-sign-in.js';
import { SOCKET_EVENTS, socketFaults } from './socket-events.js';
import { trialsOf } from './trials.js';
import { World } from './world.js';

// Every call of the specification, made as the documents and as clients that go wrong make it, and
// every message of the socket. The tables in `calls/` and in `socket-events.ts` say what has to
// come; nothing here or in the trials knows one call from another.

const CALLS = [
  ...CHAT_AND_ADMINISTRATORS,
  ...ADMINISTRATOR_CONSOLE,
  ...ADMINISTRATORS_COMPANY_USERS,
  ...COMPANY_PORTAL,
  ...COMPANY_SIGN_IN,
];

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await World.create(app);
});
afterAll(() => app.stop());

it('knows all seventy documented calls', () => {
  expect(new Set(CALLS.map(({ call }) => call)).size).toBe(70);
});

describe.each(CALLS.map((call) => [call.call, call] as const))('call %s', (_name, call) => {
  let attempts: CallAttempts;

  beforeAll(async () => {
    attempts = await CallAttempts.prepare(world, call);
  });

  it.each(trialsOf(call))('%s', async (_trial, { faults }) => {
    expect(await faults(attempts)).toEqual([]);
  });
});

describe('the socket', () => {
  it.each(SOCKET_EVENTS.map((event) => [event.name, event] as const))(
    '%s',
    async (_name, event) => {
      expect(await socketFaults(world, event)).toEqual([]);
    },
  );
});

import { randomBytes } from 'node:crypto';
import { buildSchema } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.js';
import { type Actor, ANONYMOUS, type ApiKeyActor, requireAccess } from './context/index.js';
import type { Database } from './database/index.js';
import { enforceAccess } from './graphql/index.js';
import { createHttpServer } from './http/index.js';
import { Idempotency } from './idempotency/index.js';
import { MetricsRecorder } from './telemetry/index.js';

describe('an operation that declares no access', () => {
  it.each(['Query', 'Mutation', 'Subscription'])('stops the server as a field of %s', (root) => {
    const others = root === 'Query' ? '' : 'type Query';
    const schema = buildSchema(`${others} type ${root} { open: Int }`);
    expect(() => enforceAccess(schema)).toThrow(`The field ${root}.open declares no access.`);
  });

  it('stops the server as a route', async () => {
    const server = await createHttpServer({
      config: testConfig(),
      database: {} as Database,
      log: pino({ level: 'silent' }),
      authenticate: async () => ANONYMOUS,
      idempotency: new Idempotency(randomBytes(32)),
      metrics: new MetricsRecorder(),
    });
    expect(() => server.get('/open', async () => 'hello')).toThrow('declares no access');
    await server.close();
  });
});

describe('what an operation declares', () => {
  const key: ApiKeyActor = {
    kind: 'apiKey',
    apiKeyId: 'k',
    name: 'Abgleich',
    prefix: 'hgk_abcdef',
    companyId: null,
    permissions: new Set(),
    validUntil: new Date(),
  };
  const admin: Actor = { kind: 'admin', adminId: 'a', name: 'A', email: 'a@b.c', sessionId: 's' };

  it('keeps keys out unless it names them, also from what is open to every person', () => {
    expect(() => requireAccess(['admin', 'companyUser', 'endUser'], key)).toThrow(
      'takes a person who is signed in',
    );
    expect(() => requireAccess('public', key)).toThrow('takes a person who is signed in');
    expect(() => requireAccess(['apiKey'], key)).not.toThrow();
    expect(() => requireAccess('everybody', key)).not.toThrow();
  });

  it('lets people in where it is open to them, and nobody else where it names who', () => {
    for (const access of ['public', 'everybody'] as const) {
      expect(() => requireAccess(access, ANONYMOUS)).not.toThrow();
      expect(() => requireAccess(access, admin)).not.toThrow();
    }
    expect(() => requireAccess(['apiKey'], admin)).toThrow('not allowed');
    expect(() => requireAccess(['apiKey'], ANONYMOUS)).toThrow('log in');
  });
});

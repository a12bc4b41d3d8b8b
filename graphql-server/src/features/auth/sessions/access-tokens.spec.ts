import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminActor } from '../../../platform/context/index.js';
import { TokenDigests } from '../tokens/token-digests.js';
import { ACCESS_TOKEN_SECONDS, AccessTokens } from './access-tokens.js';

const actor: AdminActor = {
  kind: 'admin',
  adminId: '0197a1b2-0000-7000-8000-000000000001',
  sessionId: '0197a1b2-0000-7000-8000-000000000002',
  name: 'Petra Schröder',
  email: 'petra@plattform.example',
};

const claims = { audience: 'admin', subjectId: actor.adminId, sessionId: actor.sessionId };

const tokens = () => new AccessTokens(new TokenDigests('a secret that only the server knows'));

describe('an access token', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says the same each time it is looked at', async () => {
    const own = tokens();
    const { token } = await own.sign(actor);
    expect(await own.verify(token)).toEqual(claims);
    expect(await own.verify(token)).toEqual(claims);
  });

  it('expires, also for who has looked at it before', async () => {
    const own = tokens();
    const { token } = await own.sign(actor);
    await own.verify(token);
    vi.setSystemTime(Date.now() + (ACCESS_TOKEN_SECONDS - 2) * 1000);
    expect(await own.verify(token)).toEqual(claims);
    vi.setSystemTime(Date.now() + 3_000);
    expect(await own.verify(token)).toBeUndefined();
  });

  it('is refused with another signature, although the right one is known', async () => {
    const own = tokens();
    const { token } = await own.sign(actor);
    await own.verify(token);
    const [head, body] = token.split('.');
    const other = new AccessTokens(new TokenDigests('a secret of somebody else entirely'));
    const { token: foreign } = await other.sign(actor);
    expect(await own.verify(`${head}.${body}.${foreign.split('.')[2]}`)).toBeUndefined();
    expect(await own.verify(foreign)).toBeUndefined();
  });
});

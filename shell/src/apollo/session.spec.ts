import { afterEach, expect, it, vi } from 'vitest';
import { EarlyAnswers } from './early-answers';
import { createSession } from './session';

afterEach(() => vi.unstubAllGlobals());

it.each(['forget', 'reset'] as const)(
  'drops what was asked early, as the next person may be another: %s',
  async (ending) => {
    const early = new EarlyAnswers();
    early.keep('{}', Promise.resolve({ data: { people: ['Anna'] } }));
    vi.stubGlobal('earlyAnswers', early);
    const session = createSession({ authorize: (send) => send() });
    await session[ending]();
    expect(globalThis.earlyAnswers).toBeUndefined();
    session.dispose();
  },
);

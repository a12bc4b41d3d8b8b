import { type Answer, refusalFaults } from './answer-checks.js';
import type { CallAttempts } from './call-attempts.js';
import type { DocumentedCall } from './documented-call.js';
import { gather, isGuarded, type Trial } from './trial.js';

const NOT_SIGNED_IN = 'Authentication required. Please log in.';
const needsToken = (call: DocumentedCall) => isGuarded(call) && call.caller !== 'refreshCookie';

const noToken: Trial = {
  name: 'no token',
  suits: isGuarded,
  faults: (attempts) => {
    const refusal = { status: 401, says: NOT_SIGNED_IN, ...attempts.call.noToken };
    const attempted: Record<string, string>[] = [{}, { authorization: 'Basic YTpi' }];
    return gather(attempted, async (headers) =>
      refusalFaults(await attempts.make({ headers }), refusal),
    );
  },
};

const forgedToken: Trial = {
  name: 'forged token',
  suits: isGuarded,
  faults: (attempts) =>
    gather(['nonsense', 'a.b.c', 'e30.e30.'], async (token) => {
      const answer = await attempts.make({ headers: { authorization: `Bearer ${token}` } });
      return refusalFaults(answer, { status: 401, ...attempts.call.noToken });
    }),
};

const otherKind: Trial = {
  name: 'another kind of token',
  suits: needsToken,
  faults: async (attempts) => {
    const { tenant, companyUser } = attempts.world.clients;
    const other = attempts.call.caller === 'tenant' ? companyUser : tenant;
    return refusalFaults(await attempts.makeAs(other), { status: 403 });
  },
};

const otherCompany: Trial = {
  name: "another company's token",
  suits: needsToken,
  faults: async (attempts) => {
    const { call, sent, world } = attempts;
    const { strangeTenant, strangeCompanyUser } = world.clients;
    const stranger = call.caller === 'tenant' ? strangeTenant : strangeCompanyUser;
    const { companyId: _ours, ...unnamed } = sent.query ?? {};
    const answer = await attempts.makeAs(stranger, { sent: { ...sent, query: unnamed } });
    const faults = call.foreign ? refusalFaults(answer, call.foreign) : leaks(answer, attempts);
    if (!call.query?.includes('companyId')) return faults;
    const query = { ...sent.query, companyId: world.own.id };
    const named = await attempts.makeAs(stranger, { sent: { ...sent, query } });
    return [...faults, ...refusalFaults(named, { status: 404 })];
  },
};

/** Callers of another company get their own data, and nothing of ours. */
function leaks({ status, body, faults }: Answer, { world: { own } }: CallAttempts): string[] {
  const text = JSON.stringify(body);
  return [
    ...faults,
    ...(status < 300 ? [] : [`${status} for somebody of another company: ${text}`]),
    ...(text.includes(own.id) || text.includes(own.name) ? [`tells of our company: ${text}`] : []),
  ];
}

/** The trials of who makes a call. */
export const CALLER_TRIALS: readonly Trial[] = [noToken, forgedToken, otherKind, otherCompany];

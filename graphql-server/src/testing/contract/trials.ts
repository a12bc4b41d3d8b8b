import { randomUUID } from 'node:crypto';
import { fieldFaults, readAnswer, refusalFaults, valueFaults, valuesAt } from './answer-checks.js';
import { CallAttempts, type Changes } from './call-attempts.js';
import { CALLER_TRIALS } from './caller-trials.js';
import {
  addressesOf,
  type DocumentedCall,
  methodOf,
  placeholdersOf,
  type Sent,
} from './documented-call.js';
import { rawRequest } from './raw-request.js';
import { requiredFields } from './required-trial.js';
import { gather, isGuarded, type Trial } from './trial.js';

const JSON_TYPE = 'application/json';

const fieldsOf = ({ payload }: DocumentedCall) => payload?.split(', ') ?? [];
const isChange = ({ call }: DocumentedCall) => /^(?:POST|PUT|PATCH)/.test(call);
const takesForm = (call: DocumentedCall) => /\b(?:files|promptFile)\b/.test(call.payload ?? '');
const takesJson = (call: DocumentedCall) => fieldsOf(call).length > 0 && !takesForm(call);

/** What is documented and not sent, or sent and not documented. */
const differences = (documented: readonly string[], given: readonly string[]): string[] => [
  ...documented.filter((name) => !given.includes(name)).map((name) => `${name} is not sent`),
  ...given.filter((name) => !documented.includes(name)).map((name) => `${name} is sent`),
];

const payload: Trial = {
  name: 'the documented payload and query',
  suits: () => true,
  faults: async ({ call, sent }) => {
    return [
      ...differences(
        fieldsOf(call),
        sent.form ? [...sent.form.keys()] : Object.keys(sent.body ?? {}),
      ),
      ...differences(call.query?.split(', ') ?? [], Object.keys(sent.query ?? {})),
      ...placeholdersOf(call)
        .filter((name) => sent.params?.[name] === undefined)
        .map((name) => `{${name}} is not given`),
    ];
  },
};

const emptyBody: Trial = {
  name: 'empty body',
  suits: (call) => fieldsOf(call).length > 0,
  faults: (attempts) => {
    const { call, sent } = attempts;
    const { params, query } = sent;
    const bare = { ...(params ? { params } : {}), ...(query ? { query } : {}) };
    const bodies: Changes[] = takesForm(call)
      ? [{ sent: { ...bare, form: new FormData() } }]
      : [{ body: [JSON_TYPE, '{}'] as const }, { body: [JSON_TYPE, ''] as const }, { sent: bare }];
    return gather(bodies, async (change) =>
      refusalFaults(await attempts.make(change), call.empty ?? {}),
    );
  },
};

const wrongTypes: Trial = {
  name: 'wrong types',
  suits: takesJson,
  faults: (attempts) => {
    const { call } = attempts;
    const filled = (value: unknown) =>
      JSON.stringify(Object.fromEntries(fieldsOf(call).map((name) => [name, value])));
    const bodies = [5, true, { $gt: '' }, [['a']]].map(filled);
    const status = call.empty?.status ?? 400;
    return gather([...bodies, '[]', '"text"', 'null', '7'], async (body) =>
      refusalFaults(await attempts.make({ body: [JSON_TYPE, body] }), { status }),
    );
  },
};

const rules: Trial = {
  name: 'documented rules',
  suits: (call) => call.rules !== undefined,
  faults: (attempts) => {
    const { call, sent } = attempts;
    return gather(call.rules ?? [], async ([change, says, status = 400]) => {
      const wrong =
        typeof change === 'function' ? { form: change() } : { body: { ...sent.body, ...change } };
      return refusalFaults(await attempts.make({ sent: { ...sent, ...wrong } }), { status, says });
    });
  },
};

const brokenJson: Trial = {
  name: 'broken JSON',
  suits: (call) => isChange(call) && !takesForm(call),
  faults: (attempts) =>
    gather(
      [
        [400, JSON_TYPE, '{"email":'],
        [415, 'application/xml', '<a/>'],
        [415, 'text/plain', 'a'],
      ] as const,
      async ([status, ...body]) => refusalFaults(await attempts.make({ body }), { status }),
    ),
};

const brokenForm: Trial = {
  name: 'broken form',
  suits: takesForm,
  faults: (attempts) =>
    gather(
      [
        [415, JSON_TYPE, '{}'],
        [400, 'multipart/form-data; boundary=x', '--x\r\nnonsense'],
        [400, 'multipart/form-data', '--x'],
      ] as const,
      async ([status, ...body]) => refusalFaults(await attempts.make({ body }), { status }),
    ),
};

const unknownId: Trial = {
  name: 'unknown id',
  suits: (call) => placeholdersOf(call).length > 0,
  faults: (attempts) => {
    const { call, sent } = attempts;
    return gather([randomUUID(), 'nonsense', "' or 1=1--", '%'], async (unknown) => {
      const params = Object.fromEntries(placeholdersOf(call).map((name) => [name, unknown]));
      const answer = await attempts.make({ sent: { ...sent, params } });
      return refusalFaults(answer, { status: 404, ...call.unknown });
    });
  },
};

const methods: Trial = {
  name: 'other methods',
  suits: () => true,
  faults: async (attempts) => {
    const options = await attempts.raw('OPTIONS');
    const allowed = String(options.headers['allow']).split(', ');
    const isListed = options.status === 204 && allowed.includes(attempts.method);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];
    const refused = await gather(
      others.filter((name) => !allowed.includes(name)),
      async (name) => refusalFaults(readAnswer(await attempts.raw(name)), { status: 405 }),
    );
    return [
      ...(isListed ? [] : ['OPTIONS does not list it']),
      ...refused,
      ...(await head(attempts, allowed)),
    ];
  },
};

/** HEAD is what GET is, without a body; a GET that changes something has none. */
async function head(attempts: CallAttempts, allowed: string[]): Promise<string[]> {
  const { status, text } = await attempts.raw('HEAD');
  if (text !== '') return ['HEAD has a body'];
  if (attempts.method !== 'GET') return [];
  return status < 300 === allowed.includes('HEAD') ? [] : [`HEAD is answered ${status}`];
}

type Entry = Record<string, unknown>;

const idsOf = (entries: Entry[]) => JSON.stringify(entries.map(({ id }) => id));

/** Each filter alone leaves the entries that match it, all of them, and no others. */
const filters: Trial = {
  name: 'documented filters',
  suits: (call) => call.filters !== undefined,
  faults: async (attempts) => {
    const { list = '', by = {} } = attempts.call.filters ?? {};
    const { query = {}, ...rest } = attempts.sent;
    const unfiltered = Object.entries(query).filter(([name]) => !(name in by));
    const everything = Object.fromEntries(unfiltered);
    if ('limit' in everything) everything['limit'] = '100';
    const entries = async (filter: Record<string, string>) => {
      const { body } = await attempts.make({
        sent: { ...rest, query: { ...everything, ...filter } },
      });
      return valuesAt(body, list) as Entry[];
    };
    const all = await entries({});
    return gather(Object.entries(by), async ([name, field]) => {
      const value = query[name] ?? '';
      const matches = (entry: Entry) => {
        const text = String(entry[field]).toLowerCase();
        return name === 'search'
          ? text.includes(value.toLowerCase())
          : text === value.toLowerCase();
      };
      const wanted = all.filter(matches);
      if (wanted.length === 0 || wanted.length === all.length) {
        return [`${name}: ${wanted.length} of ${all.length} match, which tells nothing`];
      }
      const left = await entries({ [name]: value });
      return idsOf(left) === idsOf(wanted)
        ? []
        : [`${name} leaves ${left.length}, not ${wanted.length}`];
    });
  },
};

const validRequest: Trial = {
  name: 'valid request',
  suits: () => true,
  faults: async (attempts) => {
    const { call, sent, world } = attempts;
    // Clients send whatever token they have kept, to open calls as well.
    const stale = { ...attempts.headers, authorization: 'Bearer a.token.of-yesterday' };
    const answer = await attempts.make(isGuarded(call) ? {} : { headers: stale });
    const { status, body, faults } = answer;
    if (status >= 300) return [`${status}: ${JSON.stringify(body)}`];
    const says = typeof call.says === 'function' ? await call.says(world, sent) : call.says;
    return [
      ...faults,
      ...fieldFaults(answer, call.reads ?? {}),
      ...changeFaults(call, sent, body),
      ...(says === undefined || says === body['message']
        ? []
        : [`says ${String(body['message'])}`]),
    ];
  },
};

/** What was changed comes back as it was sent; each row says where. */
function changeFaults(call: DocumentedCall, sent: Sent, body: unknown): string[] {
  if (call.holds) return valueFaults(body, call.holds(sent));
  return /^P(?:UT|ATCH)$/.test(methodOf(call)) ? ['the row does not say what it holds'] : [];
}

const otherAddress: Trial = {
  name: 'other address',
  suits: (call) => addressesOf(call).length > 1,
  faults: (attempts) =>
    gather(addressesOf(attempts.call, attempts.sent).slice(1), async (path) => {
      const { method, call, world } = attempts;
      const headers = await CallAttempts.refreshCookie(world);
      const answer = readAnswer(await rawRequest(world.app.url, { method, path, headers }));
      return [...answer.faults, ...fieldFaults(answer, call.reads ?? {})];
    }),
};

/** In this order: what is refused changes nothing, and the valid request still works after it. */
const TRIALS: readonly Trial[] = [
  payload,
  emptyBody,
  wrongTypes,
  rules,
  brokenJson,
  brokenForm,
  unknownId,
  ...CALLER_TRIALS,
  methods,
  filters,
  validRequest,
  otherAddress,
  // What may be left out is done without it.
  requiredFields,
];

/** The trials that make sense for a call, each with its name. */
export const trialsOf = (call: DocumentedCall) =>
  TRIALS.filter(({ suits }) => suits(call)).map((trial) => [trial.name, trial] as const);

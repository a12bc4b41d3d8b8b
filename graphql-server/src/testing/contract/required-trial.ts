import { addressesOf, methodOf } from './documented-call.js';
import { gather, type Trial } from './trial.js';

/** Whether a refusal is about this field. */
const isAbout = (body: Record<string, unknown>, name: string) =>
  (body['details'] as { field: string }[] | undefined)?.some(({ field }) => field === name) ===
  true;

/** Needed only beside certain values of other fields, which their descriptions name. */
const SOMETIMES = new Set(['message', 'temporaryPassword', 'confirmPassword']);

/** What the OpenAPI document asks for is missed, and nothing else. */
export const requiredFields: Trial = {
  name: 'the fields that it needs, each left out',
  suits: (call) => /^(?:POST|PUT|PATCH)/.test(call.call),
  faults: (attempts) => {
    const { call, sent, world } = attempts;
    const { body } = sent;
    if (!body) return Promise.resolve([]);
    const path = addressesOf(call, sent)[0] ?? '';
    const needed = world.app.requiredFields(methodOf(call), path);
    return gather([...new Set([...Object.keys(body), ...needed])], async (name) => {
      const { [name]: _left, ...rest } = body;
      const answer = await attempts.make({ sent: { ...sent, body: rest } });
      if (needed.includes(name)) return answer.status >= 400 ? [] : [`${name} is not needed`];
      if (SOMETIMES.has(name)) return [];
      return answer.status === 400 && isAbout(answer.body, name) ? [`${name} is needed`] : [];
    });
  },
};

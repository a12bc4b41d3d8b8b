import { randomUUID } from 'node:crypto';
import type { ApiKeyScope, CompanyRole } from '@hausgeist/schema';

/** Who calls: a person of a role, or a key. */
export type Caller = CompanyRole | 'KEY';

/** An operation of the company portal, and the permissions of which one is enough for it. */
export interface Guarded {
  document: string;
  variables: (companyId: string) => object;
  anyOf: readonly ApiKeyScope[];
  /** Roles that never may, whatever their permissions are; `KEY` stands for API keys. */
  never?: readonly Caller[];
}

/** About a person who does not exist: callers who are let in get exactly that answer. */
const nobody = () => ({ input: { id: randomUUID() } });

/** A mutation that takes an input; about nobody, if nothing else is said. */
export const mutation = (
  name: string,
  input: string,
  anyOf: readonly ApiKeyScope[],
  variables: Guarded['variables'] = nobody,
): Guarded => ({
  document: `mutation ($input: ${input}!) { ${name}(input: $input) { __typename } }`,
  variables,
  anyOf,
});

/** A query without variables. */
export const reading = (document: string, anyOf: readonly ApiKeyScope[]): Guarded => ({
  document,
  variables: () => ({}),
  anyOf,
});

/** What people do who may read conversations; a key that reads them only reads. */
export const work = (name: string, input: string, more: object = {}): Record<string, Guarded> => ({
  [name]: {
    ...mutation(name, input, ['conversations.view'], () => ({
      input: { id: randomUUID(), ...more },
    })),
    never: ['KEY'],
  },
});

/** What those read who may read a company's conversations. */
export const ofInbox = (
  name: string,
  field: string,
  never: readonly Caller[] = [],
): Record<string, Guarded> => ({
  [name]: {
    document: `query ($id: ID) { ${name}(companyId: $id) { ${field} } }`,
    variables: (id) => ({ id }),
    anyOf: ['conversations.view'],
    never,
  },
});

/** What they add to a company's inbox. */
export const adding = (name: string, input: string): Record<string, Guarded> => ({
  [name]: {
    ...mutation(name, input, ['conversations.view'], (companyId) => ({
      input: { companyId, name: '' },
    })),
    never: ['KEY'],
  },
});

/** What takes conversations.view and another permission, so that no single one opens it. */
export const alone = (name: string, input: string, more: object = {}): Record<string, Guarded> => ({
  [name]: mutation(name, input, [], () => ({ input: { id: randomUUID(), ...more } })),
});

import { randomUUID } from 'node:crypto';
import {
  type ApiKeyScope,
  type CompanyRole,
  PERMISSIONS,
  PLATFORM_KEY_SCOPES,
} from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from './testing/cast.js';
import { createApiKey } from './testing/sign-in.js';
import type { Caller, Guarded } from './testing/guarded.js';
import { OPERATIONS, PLATFORM_OPERATIONS } from './testing/guarded-operations.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import type { TestClient } from './testing/test-client.js';

/** What a scope of the platform opens besides those of a company. */
const ALSO_OPENED: Partial<Record<ApiKeyScope, readonly string[]>> = {
  'companies.view': ['company', 'useCases', 'useCase', 'useCaseWordings'],
  'audit.view': ['auditLog'],
  'companies.manage': ['updateCompany', 'addWording', 'reviewWording', 'deleteWording'],
};

/** Operations whose input names a company. */
const NAMING_A_COMPANY = Object.keys(OPERATIONS).filter((name) =>
  JSON.stringify(OPERATIONS[name]?.variables('the company')).includes('the company'),
);

const REFUSALS = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

async function codeOf(client: TestClient, name: string, companyId: string) {
  const operation = OPERATIONS[name] ?? PLATFORM_OPERATIONS[name];
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const { document, variables } = operation;
  const { errors } = await client.graphql(document, variables(companyId));
  return errors?.[0]?.extensions.code;
}

/** Operations that take the same, and sets of permissions that open and do not open them. */
interface Gate {
  takes: string;
  names: string[];
  opened: (readonly ApiKeyScope[])[];
  shut: ApiKeyScope[][];
}

const without = (all: readonly ApiKeyScope[], some: readonly ApiKeyScope[]) =>
  all.filter((one) => !some.includes(one));

/**
 * What a caller is to be let into and what not. No permission takes anything away, so what all but the right
 * ones leave shut is left shut by each of them.
 */
function gatesOf(
  caller: Caller,
  all: readonly ApiKeyScope[],
  operations: Readonly<Record<string, Guarded>>,
  also: typeof ALSO_OPENED = {},
): Gate[] {
  const gates = new Map<string, Gate>();
  for (const [name, { anyOf, allOf, keysAlso = [], never }] of Object.entries(operations)) {
    const more = all.filter((scope) => also[scope]?.includes(name));
    const isNever = never?.includes(caller);
    const singly = isNever ? [] : [...anyOf, ...more];
    const together = isNever
      ? undefined
      : allOf && [...allOf, ...(caller === 'KEY' ? keysAlso : [])];
    const takes = together ? together.join(' and ') : singly.join(' or ') || 'what it never has';
    const gate = gates.get(takes);
    if (gate) gate.names.push(name);
    else {
      gates.set(takes, {
        ...{ takes, names: [name] },
        opened: together ? [together] : singly.map((one) => [one]),
        shut: together ? together.map((one) => without(all, [one])) : [without(all, singly)],
      });
    }
  }
  return [...gates.values()];
}

/** What the operations that name a company say about this one, each once. */
async function codesAt(client: TestClient, companyId: string, names = NAMING_A_COMPANY) {
  const codes = new Set<string | undefined>();
  for (const name of names) codes.add(await codeOf(client, name, companyId));
  return [...codes];
}

describe('every permission', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  async function grant(role: CompanyRole, permissions: readonly ApiKeyScope[]): Promise<void> {
    await app.em().execute(
      `insert into role_permissions (id, company_id, role, permissions, updated_at)
       values (?, ?, ?, ?, now())
       on conflict (company_id, role) do update set permissions = excluded.permissions`,
      [randomUUID(), cast.own.id, role, JSON.stringify(permissions)],
    );
  }

  async function letIn(client: TestClient, names: readonly string[]): Promise<string[]> {
    const open: string[] = [];
    for (const name of names) {
      const code = await codeOf(client, name, cast.own.id);
      if (!REFUSALS.has(code ?? '')) open.push(name);
    }
    return open;
  }

  /** Tries each set of permissions that is to open a gate, and each that is not; gives what is otherwise. */
  async function faultsAt(
    { names, opened, shut }: Gate,
    client: TestClient,
    allow: (scopes: readonly ApiKeyScope[]) => Promise<unknown>,
  ): Promise<string[]> {
    const faults: string[] = [];
    for (const scopes of opened) {
      await allow(scopes);
      const open = await letIn(client, names);
      faults.push(...names.filter((name) => !open.includes(name)).map((name) => `shut: ${name}`));
    }
    for (const scopes of shut) {
      await allow(scopes);
      faults.push(...(await letIn(client, names)).map((name) => `open: ${name}`));
    }
    return faults;
  }

  describe.each([
    ['COMPANY_STAFF', 'staff'],
    ['COMPANY_MANAGER', 'manager'],
  ] as const)('given to %s alone', (role, actor) => {
    it.each(gatesOf(role, PERMISSIONS, OPERATIONS))('opens what takes $takes', async (gate) => {
      const faults = await faultsAt(gate, cast.clients[actor], (scopes) => grant(role, scopes));
      expect(faults).toEqual([]);
    });

    it('opens nothing of another company', async () => {
      await grant(role, PERMISSIONS);
      const names = NAMING_A_COMPANY.filter((name) => !OPERATIONS[name]?.never?.includes(role));
      expect(await codesAt(cast.clients[actor], cast.other.id, names)).toEqual(['NOT_FOUND']);
    });
  });

  describe.each(['a company', 'the platform'])('given to a key of %s alone', (owner) => {
    let client: TestClient;
    let id: string;
    const isPlatform = owner === 'the platform';

    beforeAll(async () => {
      const made = await createApiKey(app, PERMISSIONS, isPlatform ? undefined : cast.own);
      client = app.client();
      client.bearer = made.key;
      ({ id } = made);
    });

    const allow = (scopes: readonly ApiKeyScope[]) =>
      app.em().execute('update api_key set scopes = ? where id = ?', [JSON.stringify(scopes), id]);

    it.each(gatesOf('KEY', PLATFORM_KEY_SCOPES, OPERATIONS, isPlatform ? ALSO_OPENED : {}))(
      'opens what takes $takes',
      async (gate) => {
        expect(await faultsAt(gate, client, allow)).toEqual([]);
      },
    );

    it.each(gatesOf('KEY', PLATFORM_KEY_SCOPES, PLATFORM_OPERATIONS))(
      'opens what takes $takes of all companies to the platform alone',
      async (gate) => {
        const ofCompany = { ...gate, opened: [], shut: [[...PLATFORM_KEY_SCOPES]] };
        expect(await faultsAt(isPlatform ? gate : ofCompany, client, allow)).toEqual([]);
      },
    );

    it('opens another company to the platform alone', async () => {
      await allow(PERMISSIONS);
      const names = NAMING_A_COMPANY.filter((name) => !OPERATIONS[name]?.never?.includes('KEY'));
      const codes = await codesAt(client, cast.other.id, names);
      expect(codes.includes('NOT_FOUND')).toBe(!isPlatform);
      expect(codes.length > 1).toBe(isPlatform);
    });
  });

  it('is the administrator’s, whatever the table says', async () => {
    await grant('COMPANY_ADMIN', []);
    expect(await letIn(cast.clients.companyAdmin, Object.keys(OPERATIONS))).toEqual(
      Object.keys(OPERATIONS),
    );
    expect(await codesAt(cast.clients.companyAdmin, cast.other.id)).toEqual(['NOT_FOUND']);
  });
});

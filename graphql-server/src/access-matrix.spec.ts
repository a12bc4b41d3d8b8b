import { randomUUID } from 'node:crypto';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from './schema.js';
import { type Cast, createCast, type KeyRole, type Role } from './testing/cast.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import type { TestClient } from './testing/test-client.js';

/** These end the session of a caller, or take rights from one, so their callers are not used again. */
const ENDING = new Set(['signOut', 'endSession', 'endOtherSessions', 'updateRolePermissions']);

const ROLES: readonly (Role | KeyRole)[] = [
  'anonymous',
  'tenant',
  'staff',
  'manager',
  'companyAdmin',
  'otherAdmin',
  'admin',
  'companyKey',
  'platformKey',
];

/** Open to everybody: their refusal is about the password, not about who calls. */
const SIGN_INS = new Set([
  'authenticateEndUser',
  'signInEndUserByLink',
  'signIn',
  'signInWithPasskey',
  'finishOrganisationSignIn',
]);

/** A subscription that is refused has been by then, also where other work keeps the machine busy. */
const REFUSED_MS = 4_000;

/** What a caller learns about the right to call; what else may be wrong is not the question here. */
const VERDICTS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'sign in',
  FORBIDDEN: 'no',
  NOT_FOUND: 'unknown',
};

/** Any value of a type: the company is the first one's, all other ids belong to nothing. */
function sample(type: GraphQLInputType, name: string, companyId: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, name, companyId);
  if (isListType(type)) return [];
  // The last one: the permissions of the first role, the administrator's, cannot be changed.
  if (isEnumType(type)) return type.getValues().at(-1)?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      // Without a time all numbers would be renewed at once, which ends the tenant's session.
      (field) => isNonNullType(field.type) || ['companyId', 'holdsFrom'].includes(field.name),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, sample(field.type, field.name, companyId)]),
    );
  }
  if (name === 'companyId') return companyId;
  if (isScalarType(type) && type.name === 'Boolean') return false;
  if (isScalarType(type) && type.name === 'DateTime') return '2100-01-01T00:00:00.000Z';
  if (isScalarType(type) && ['Int', 'Float'].includes(type.name)) return 1;
  return isScalarType(type) && type.name === 'ID' ? randomUUID() : 'x';
}

const selectionOf = (type: GraphQLOutputType) => {
  const named = getNamedType(type);
  return isScalarType(named) || isEnumType(named) ? '' : '{ __typename }';
};

const isNeeded = ({ name, type }: GraphQLArgument) =>
  isNonNullType(type) || ['filter', 'companyId', 'id'].includes(name);

function operationOf(kind: string, field: GraphQLField<unknown, unknown>, companyId: string) {
  const args = field.args.filter(isNeeded);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const variables = Object.fromEntries(
    args.map(({ name, type }) => {
      const isCompany = name === 'id' && field.name === 'company';
      return [name, isCompany ? companyId : sample(type, name, companyId)];
    }),
  );
  const query = `${kind} ${declared && `(${declared})`} {
    ${field.name} ${passed && `(${passed})`} ${selectionOf(field.type)}
  }`;
  return { query, variables };
}

async function codeOf(
  client: TestClient,
  kind: string,
  operation: ReturnType<typeof operationOf>,
): Promise<string | undefined> {
  if (kind !== 'subscription') {
    const { errors } = await client.graphql(operation.query, operation.variables);
    return errors?.[0]?.extensions.code;
  }
  const socket = client.socket();
  try {
    const events = socket.iterate(operation);
    const { value } = await Promise.race([
      events.next(),
      // Let in, and nothing to tell yet.
      new Promise<{ value: undefined }>((resolve) => {
        setTimeout(() => resolve({ value: undefined }), REFUSED_MS).unref();
      }),
    ]);
    const [error] = (value as { errors?: { extensions?: { code?: string } }[] } | undefined)
      ?.errors ?? [undefined];
    return error?.extensions?.code;
  } catch (error) {
    return (error as { extensions?: { code?: string } }[])[0]?.extensions?.code ?? 'INTERNAL';
  } finally {
    await socket.dispose();
  }
}

describe('every operation', () => {
  let app: TestApp;
  let schema: GraphQLSchema;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    schema = await createSchema([]);
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  async function verdicts(kind: string, field: GraphQLField<unknown, unknown>): Promise<string[]> {
    const { clients, keys, own } = ENDING.has(field.name) ? await createCast(app) : cast;
    const callers = { ...clients, ...keys };
    const verdict = async (role: Role | KeyRole) => {
      const code = await codeOf(callers[role], kind, operationOf(kind, field, own.id));
      expect(code, `${field.name} as ${role}`).not.toBe('INTERNAL');
      const isSignIn = SIGN_INS.has(field.name) && code === 'UNAUTHENTICATED';
      return isSignIn ? 'yes' : (VERDICTS[code ?? ''] ?? 'yes');
    };
    // Those who are let in to a subscription are seen by waiting alone.
    if (kind === 'subscription') return Promise.all(ROLES.map(verdict));
    const row: string[] = [];
    for (const role of ROLES) row.push(await verdict(role));
    return row;
  }

  it('lets in exactly whom docs/access-matrix.md says', { timeout: 120_000 }, async () => {
    const lines = [
      '# Who may call what',
      '',
      'Generated by `graphql-server/src/access-matrix.spec.ts`, which calls every field of the schema as',
      'everybody. `yes`: let in (the input may still be wrong); `no`: refused; `sign in`: nobody is signed',
      'in; `unknown`: what it is about does not exist for the caller. Company roles have their defaults;',
      'the company in question is that of tenant, staff, manager, company admin and company key. The keys',
      'have every scope that they can have.',
      '',
      `| | ${ROLES.join(' | ')} |`,
      `| --- ${'| --- '.repeat(ROLES.length)}|`,
    ];
    const roots = [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
      ['subscription', schema.getSubscriptionType()],
    ] as const;
    for (const [kind, root] of roots) {
      const fields = Object.values(root?.getFields() ?? {});
      for (const field of fields.toSorted((a, b) => a.name.localeCompare(b.name))) {
        const row = await verdicts(kind, field);
        lines.push(`| ${kind} \`${field.name}\` | ${row.join(' | ')} |`);
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/access-matrix.md');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../harness/paths.ts';

/** A console of staff, and its first list. */
export interface ConsolePage {
  name: string;
  path: string;
  /** As the schema calls who may sign in there. */
  audience: 'ADMIN' | 'COMPANY';
  /** Where the page looks for the token of its session. */
  tokenKey: string;
}

export const CONSOLES: readonly ConsolePage[] = [
  {
    name: 'administrators, companies',
    path: '/admin/managingcompany',
    audience: 'ADMIN',
    tokenKey: 'token',
  },
  {
    name: 'company, tenants and owners',
    path: '/company/dashboard/end-users',
    audience: 'COMPANY',
    tokenKey: 'companyToken',
  },
];

/** A row of a list that has arrived. */
export const LIST_ROW = 'main table[aria-busy="false"] tbody tr';

interface Staff {
  password: string;
  administrators: { email: string }[];
  companyUsers: { email: string }[];
}

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';

function readStaff(): Staff {
  const file = readFileSync(join(root, 'graphql-server/demo/staff.json'), 'utf8');
  return JSON.parse(file) as Staff;
}

/** The company user of the demo data who signs in. */
export const companyUserEmail = (): string => readStaff().companyUsers[0]?.email ?? '';

/** Signs in as one of the demo data's staff, and returns the token of the session. */
export async function signInToConsole(
  url: string,
  { audience }: Pick<ConsolePage, 'audience'>,
): Promise<string> {
  const { password, administrators } = readStaff();
  const email = audience === 'ADMIN' ? administrators[0]?.email : companyUserEmail();
  const input = { audience, email, password };
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_IN, variables: { input } }),
  });
  const { data } = (await response.json()) as { data?: { signIn: { token: string } } };
  if (!data) throw new Error('The demo account could not sign in.');
  return data.signIn.token;
}

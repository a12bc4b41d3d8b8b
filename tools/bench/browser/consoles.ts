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

/** A session of somebody whom the demo data knows. */
export async function signInToConsole(url: string, { audience }: ConsolePage): Promise<string> {
  const file = readFileSync(join(root, 'graphql-server/demo/staff.json'), 'utf8');
  const { password, administrators, companyUsers } = JSON.parse(file) as Staff;
  const [account] = audience === 'ADMIN' ? administrators : companyUsers;
  const input = { audience, email: account?.email, password };
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_IN, variables: { input } }),
  });
  const { data } = (await response.json()) as { data?: { signIn: { token: string } } };
  if (!data) throw new Error('The demo account could not sign in.');
  return data.signIn.token;
}

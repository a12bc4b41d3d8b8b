// Signs in where the pages of a micro-frontend are for those who are signed in.
import { Failure } from './process.mjs';

/** Where each console's shell keeps its token (shell/src/staff/areas.ts), and whose it is. */
const CONSOLES = {
  admin: { audience: 'ADMIN', key: 'token' },
  company: { audience: 'COMPANY', key: 'companyToken' },
};

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';

const accountOfCheck = () => ({
  email: process.env.CHECK_EMAIL,
  password: process.env.CHECK_PASSWORD,
});

/** Whether pages are for those who are signed in, and no account is there to open them. */
export const isAccountMissing = ({ audience }, { email, password } = accountOfCheck()) =>
  Object.hasOwn(CONSOLES, audience) && !(email && password);

/**
 * What a browser has to keep for being signed in, by the account of CHECK_EMAIL and CHECK_PASSWORD or another; a
 * note where there is none.
 * @param {string} server
 * @param {{ audience: string }} description
 */
export async function signInForCheck(server, { audience }, account = accountOfCheck()) {
  const area = CONSOLES[audience];
  if (!area) return { notes: [] };
  const { email, password } = account;
  if (!email || !password) {
    const note = 'behind the sign-in nothing was opened: set CHECK_EMAIL and CHECK_PASSWORD';
    return { notes: [note] };
  }
  const input = { audience: area.audience, email, password };
  const response = await fetch(`${server}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_IN, variables: { input } }),
  });
  const { data, errors } = await response.json();
  if (!data?.signIn) throw new Failure(`${email} cannot sign in: ${errors?.[0]?.message}`);
  const kept = { [area.key]: data.signIn.token, isAuthenticated: 'true' };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: server, localStorage }] }, notes: [] };
}

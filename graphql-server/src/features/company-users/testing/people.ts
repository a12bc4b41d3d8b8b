import { storedMails } from '../../../testing/mails.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { uniqueKey } from '../../../testing/unique-key.js';

/** A password that keeps every rule. */
export const GOOD_PASSWORD = 'Treppenhaus!47-blau';

export const newEmail = () => `neu-${uniqueKey()}@verwaltung.example`;

/** A person to be invited. */
export const newPerson = (changes: object = {}) => ({
  firstName: 'Nele',
  lastName: 'Krüger',
  email: newEmail(),
  role: 'COMPANY_STAFF',
  ...changes,
});

/** Tokens in the mails to an address, oldest first. */
export async function mailedTokens(app: TestApp, email: string): Promise<string[]> {
  const mails = await storedMails(app, email);
  return mails.toReversed().map(({ text }) => /\/company\/[a-z-]+\/([\w-]+)/.exec(text)?.[1] ?? '');
}

/** The token in the only mail to an address. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const tokens = await mailedTokens(app, email);
  if (tokens.length !== 1) throw new Error(`${tokens.length} mails to ${email}`);
  return tokens[0] ?? '';
}

/** The error code that a mutation or query with this input has, or `ok`. */
export async function codeOf(client: TestClient, operation: string, input?: object) {
  const { errors } = await client.graphql(operation, { input });
  return errors?.[0]?.extensions.code ?? 'ok';
}

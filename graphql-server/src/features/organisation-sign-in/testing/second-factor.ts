import { generateSync } from 'otplib';
import { TEST_PASSWORD } from '../../../testing/factories.js';
import type { TestClient } from '../../../testing/test-client.js';
import { call } from './site.js';

/** Sets an authenticator app up for the person of a client; gives recovery codes, each good once. */
export async function addSecondFactor(client: TestClient): Promise<string[]> {
  const begun = await call<{ secret: string }>(
    client,
    'mutation ($input: BeginTwoFactorInput!) { beginTwoFactor(input: $input) { secret } }',
    { password: TEST_PASSWORD },
  );
  const { value, code } = await call<{ recoveryCodes: string[] }>(
    client,
    'mutation ($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) { recoveryCodes } }',
    { code: generateSync({ secret: begun.value?.secret ?? '' }) },
  );
  if (!value) throw new Error(`Refused: ${code}`);
  return value.recoveryCodes;
}

/** Adds a passkey by the password. */
export async function addPasskey(
  client: TestClient,
  create: (options: object) => object,
): Promise<void> {
  const { value } = await call<{ challenge: string; options: object }>(
    client,
    'mutation ($input: BeginPasskeyInput!) { beginPasskey(input: $input) { challenge options } }',
    { proof: { password: TEST_PASSWORD } },
  );
  const response = create(value?.options ?? {});
  const { code } = await call(
    client,
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { message } }',
    { name: 'Laptop', challenge: value?.challenge, response },
  );
  if (code !== 'ok') throw new Error(`Refused: ${code}`);
}

/** Signs in with a passkey alone. */
export async function enterWithPasskey(
  client: TestClient,
  audience: string,
  get: (options: object) => object,
) {
  const { value } = await call<{ challenge: string; options: object }>(
    client,
    `mutation { beginPasskeySignIn(input: { afterPassword: false }) { challenge options } }`,
  );
  const response = get(value?.options ?? {});
  return call(
    client,
    'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token } }',
    { audience, passkey: { challenge: value?.challenge, response } },
  );
}

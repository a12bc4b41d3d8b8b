import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

/** More than any authenticator sends. */
const MOST_CHARACTERS = 20_000;

const encoded = z.string().max(MOST_CHARACTERS);

const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(30)).max(10).nullish(),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.nullish(),
  }),
});

/** A new passkey as a browser sends it; undefined if it is none. */
export function readRegistration(answer: unknown): RegistrationResponseJSON | undefined {
  const { data } = registration.safeParse(answer);
  if (!data) return undefined;
  const { clientDataJSON, attestationObject, transports } = data.response;
  return {
    ...{ id: data.id, rawId: data.rawId, type: data.type, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports: transports ?? [] },
  };
}

/** The answer of a passkey as a browser sends it; undefined if it is none. */
export function readAssertion(answer: unknown): AuthenticationResponseJSON | undefined {
  const { data } = assertion.safeParse(answer);
  if (!data) return undefined;
  const { userHandle, ...response } = data.response;
  return {
    ...{ id: data.id, rawId: data.rawId, type: data.type, clientExtensionResults: {} },
    response: { ...response, ...(userHandle ? { userHandle } : {}) },
  };
}

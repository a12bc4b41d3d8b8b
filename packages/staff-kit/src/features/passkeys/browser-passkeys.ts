import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the server asks a passkey, as it comes over GraphQL. */
export interface PasskeyQuestion {
  challenge: string;
  options: unknown;
}

/** What goes back to the server. */
export interface PasskeyAnswer {
  challenge: string;
  response: Record<string, unknown>;
}

/** Loaded when the first passkey is asked for: the pages work without it. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Has the browser ask its owner for a passkey; `inField` offers them at the field of the address. */
export async function answerQuestion(
  { challenge, options }: PasskeyQuestion,
  { inField = false }: { inField?: boolean } = {},
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const response = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: inField,
  });
  return { challenge, response: { ...response } };
}

/** Has the browser make a passkey. */
export async function makePasskey({ challenge, options }: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startRegistration } = await library();
  const response = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  });
  return { challenge, response: { ...response } };
}

/** Ends what the browser still asks for: its page is gone. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Why the browser gave nothing: its owner changed their mind, or another question came in between. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);

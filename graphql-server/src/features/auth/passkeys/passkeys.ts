import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { EntityManager } from '../../../platform/database/index.js';
import type { StaffAudience } from '../../../platform/http/index.js';
import type { Challenges } from '../challenges/challenges.js';
import { readAssertion, readRegistration } from './passkey-answers.js';
import { Passkey } from './passkey.entity.js';

const SITE_NAME = 'Hausgeist';

/** As a browser answers: what the server gave with the question, and what the passkey says. */
export interface PasskeyAnswer {
  challenge: string;
  response: unknown;
}

/** A question to a browser. */
export interface PasskeyQuestion<Options> {
  challenge: string;
  options: Options;
}

/** What a passkey is asked for: to let its owner in alone, after the password, or to prove them again. */
export type PasskeyUse =
  | { purpose: 'passkey-sign-in' | 'passkey-second-step' }
  | { purpose: 'passkey-proof'; sessionId: string };

/** Whose passkey it is. */
export interface PasskeyOwner {
  audience: StaffAudience;
  subjectId: string;
}

const keptSchema = z.object({ challenge: z.string() });

/** Asks browsers for passkeys and checks what they answer. */
export class Passkeys {
  readonly #challenges: Challenges;
  readonly #site: { expectedOrigin: string; expectedRPID: string };

  constructor(challenges: Challenges, publicUrl: string) {
    this.#challenges = challenges;
    const { origin, hostname } = new URL(publicUrl);
    this.#site = { expectedOrigin: origin, expectedRPID: hostname };
  }

  /** The passkeys of a person, the oldest first. */
  async list(em: EntityManager, subjectId: string): Promise<Passkey[]> {
    return em.find(Passkey, { subjectId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  async has(em: EntityManager, subjectId: string): Promise<boolean> {
    return (await em.count(Passkey, { subjectId })) > 0;
  }

  /** Asks for a new passkey that can be found without a name and knows its owner by PIN or body. */
  async askForNew(
    em: EntityManager,
    person: { subjectId: string; email: string; name: string; sessionId: string },
  ): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>> {
    const { subjectId, email, name, sessionId } = person;
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: this.#site.expectedRPID,
      userID: handleOf(subjectId),
      userName: email,
      userDisplayName: name,
      excludeCredentials: await this.#descriptorsOf(em, subjectId),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const use = { purpose: 'passkey-registration', sessionId } as const;
    const challenge = await this.#challenges.issue(em, use, { challenge: options.challenge });
    return { challenge, options };
  }

  /** What is to be stored of a new passkey; undefined if the answer does not hold. */
  async readNew(
    em: EntityManager,
    sessionId: string,
    answer: PasskeyAnswer,
  ): Promise<
    | Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>
    | undefined
  > {
    const use = { purpose: 'passkey-registration', sessionId } as const;
    const expectedChallenge = await this.#take(em, use, answer);
    const response = readRegistration(answer.response);
    if (expectedChallenge === undefined || !response) return undefined;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      ...{ response, expectedChallenge, requireUserVerification: true },
      ...this.#site,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
    };
  }

  /** Asks for a passkey; of this person, if it is known who they are. */
  async ask(
    em: EntityManager,
    use: PasskeyUse,
    subjectId?: string,
  ): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: this.#site.expectedRPID,
      userVerification: use.purpose === 'passkey-sign-in' ? 'required' : 'preferred',
      ...(subjectId ? { allowCredentials: await this.#descriptorsOf(em, subjectId) } : {}),
    });
    const challenge = await this.#challenges.issue(em, use, { challenge: options.challenge });
    return { challenge, options };
  }

  /** Whose passkey has answered; undefined if the answer does not hold. Each answer is good once. */
  async accept(
    em: EntityManager,
    use: PasskeyUse,
    answer: PasskeyAnswer,
  ): Promise<PasskeyOwner | undefined> {
    const expectedChallenge = await this.#take(em, use, answer);
    const response = readAssertion(answer.response);
    if (expectedChallenge === undefined || !response) return undefined;
    const passkey = await em.findOne(
      Passkey,
      { credentialId: response.id },
      { disableIdentityMap: true },
    );
    if (!passkey || !isOwn(passkey, response.response.userHandle)) return undefined;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      ...{ response, expectedChallenge, ...this.#site },
      requireUserVerification: use.purpose === 'passkey-sign-in',
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) return undefined;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    const isCounted = await countUse(em, passkey.id, newCounter, credentialBackedUp);
    return isCounted ? { audience: passkey.audience, subjectId: passkey.subjectId } : undefined;
  }

  async #take(
    em: EntityManager,
    use: Parameters<Challenges['take']>[1],
    { challenge }: PasskeyAnswer,
  ): Promise<string | undefined> {
    const kept = keptSchema.safeParse(await this.#challenges.take(em, use, challenge));
    return kept.data?.challenge;
  }

  async #descriptorsOf(em: EntityManager, subjectId: string) {
    const known = await this.list(em, subjectId);
    return known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
  }
}

/** How authenticators name a person: it says nothing about them. */
const handleOf = (subjectId: string) =>
  new Uint8Array(Buffer.from(subjectId.replaceAll('-', ''), 'hex'));

const isOwn = ({ subjectId }: Passkey, userHandle: string | undefined) =>
  userHandle === undefined ||
  Buffer.from(handleOf(subjectId)).toString('base64url') === userHandle.replace(/=+$/, '');

/** A counter that does not rise is that of a copy; where several use it at once, one of them counts. */
async function countUse(
  em: EntityManager,
  id: string,
  counter: number,
  isBackedUp: boolean,
): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `update passkey set counter = ?, is_backed_up = ?, last_used_at = now()
      where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning id`,
    [counter, isBackedUp, id, counter, counter],
  );
  return rows.length === 1;
}

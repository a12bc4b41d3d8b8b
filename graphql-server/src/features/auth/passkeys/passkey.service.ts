import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import {
  requireStaff,
  requireUuid,
  type RequestContext,
  type StaffActor,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { badInput, conflict, notFound } from '../../../platform/errors/index.js';
import { parseInput, requiredLine } from '../../../platform/input/index.js';
import type { AccountAudit } from '../account/account-audit.js';
import { authReasons } from '../auth.reasons.js';
import type { AccountNotices } from '../notices/account-notices.js';
import type { AccountNotice } from '../notices/account-notice.job.js';
import type { IdentityProof, Proof } from '../proof/identity-proof.js';
import { subjectOf } from '../sessions/access-tokens.js';
import type { SessionService } from '../sessions/session.service.js';
import type { SecondFactors } from '../two-factor/second-factors.js';
import { Passkey } from './passkey.entity.js';
import type { PasskeyAnswer, PasskeyQuestion, Passkeys } from './passkeys.js';

/** More than a person has devices. */
const MOST_PASSKEYS = 20;

const nameSchema = z.object({ name: requiredLine('name', 60) });

interface Dependencies {
  passkeys: Passkeys;
  proof: IdentityProof;
  secondFactors: SecondFactors;
  sessions: SessionService;
  changes: AccountAudit;
  notices: AccountNotices;
}

/** What staff do about their own passkeys. */
export class PasskeyService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async list({ actor, em }: RequestContext): Promise<Passkey[]> {
    return this.#deps.passkeys.list(em, subjectOf(requireStaff(actor)).subjectId);
  }

  /** Asks the browser for a new passkey, once the person has proved themselves again. */
  async begin(
    context: RequestContext,
    proof: Proof,
  ): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>> {
    const actor = requireStaff(context.actor);
    const { subjectId, email } = subjectOf(actor);
    await this.#deps.proof.require(context, actor, proof);
    await this.#requireRoom(context.em, subjectId);
    const { name, sessionId } = actor;
    return this.#deps.passkeys.askForNew(context.em, { subjectId, email, name, sessionId });
  }

  /** Keeps a new passkey. The first one brings recovery codes, unless there are some. */
  async add(
    context: RequestContext,
    { name: given, ...answer }: PasskeyAnswer & { name: string },
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
    const actor = requireStaff(context.actor);
    const { audience, subjectId } = subjectOf(actor);
    const { name } = parseInput(nameSchema, { name: given });
    const found = await this.#deps.passkeys.readNew(context.em, actor.sessionId, answer);
    if (!found) throw badInput(authReasons.PASSKEY_REFUSED);
    return transactional(context.em.fork(), async (tx) => {
      await lockPasskeys(tx, subjectId);
      await this.#requireRoom(tx, subjectId);
      if ((await tx.count(Passkey, { credentialId: found.credentialId })) > 0) {
        throw conflict(authReasons.PASSKEY_KNOWN);
      }
      const isFirst = !(await this.#deps.passkeys.has(tx, subjectId));
      const passkey = Object.assign(new Passkey(), { audience, subjectId, name, ...found });
      await tx.insert(Passkey, passkey);
      const recoveryCodes = await this.#deps.secondFactors.provideCodes(tx, subjectId);
      // Sessions that the password alone has opened may be a stranger's.
      if (isFirst) {
        await this.#deps.sessions.endAllOf(tx, subjectId, { except: actor.sessionId });
      }
      await this.#settle(context, tx, actor, { notice: 'passkey-added', name });
      return { passkey, recoveryCodes };
    });
  }

  async rename(context: RequestContext, input: { id: string; name: string }): Promise<void> {
    const actor = requireStaff(context.actor);
    const { name } = parseInput(nameSchema, input);
    await transactional(context.em, async (tx) => {
      const passkey = await findOwn(tx, actor, input.id);
      passkey.name = name;
      await this.#deps.changes.settle(context, tx, actor, {
        action: 'account.passkey-renamed',
        details: { name },
      });
    });
  }

  /** Removes a passkey of a person who proves themselves again. */
  async remove(context: RequestContext, id: string, proof: Proof): Promise<void> {
    const actor = requireStaff(context.actor);
    await findOwn(context.em, actor, id);
    await this.#deps.proof.require(context, actor, proof);
    await transactional(context.em.fork(), async (tx) => {
      const passkey = await findOwn(tx, actor, id);
      await tx.nativeDelete(Passkey, { id: passkey.id });
      await this.#deps.secondFactors.forgetUnneeded(tx, subjectOf(actor).subjectId);
      await this.#settle(context, tx, actor, { notice: 'passkey-removed', name: passkey.name });
    });
  }

  /** Asks for one of the person's passkeys, as proof that it is still them. */
  async askForProof({
    actor: caller,
    em,
  }: RequestContext): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
    const actor = requireStaff(caller);
    const { subjectId } = subjectOf(actor);
    const use = { purpose: 'passkey-proof', sessionId: actor.sessionId } as const;
    return this.#deps.passkeys.ask(em, use, subjectId);
  }

  async #requireRoom(em: EntityManager, subjectId: string): Promise<void> {
    if ((await em.count(Passkey, { subjectId })) >= MOST_PASSKEYS) {
      throw conflict(authReasons.ENOUGH_PASSKEYS({ max: MOST_PASSKEYS }));
    }
  }

  async #settle(
    context: RequestContext,
    tx: EntityManager,
    actor: StaffActor,
    { notice, name }: { notice: AccountNotice; name: string },
  ): Promise<void> {
    const action = `account.${notice}` as const;
    await this.#deps.changes.settle(context, tx, actor, { action, details: { name } });
    await this.#deps.notices.send(context, tx, subjectOf(actor), { notice, about: name });
  }
}

/** Another person's passkey is not found. */
async function findOwn(em: EntityManager, actor: StaffActor, id: string): Promise<Passkey> {
  const { subjectId } = subjectOf(actor);
  const passkey = await em.findOne(Passkey, { id: requireUuid(id), subjectId });
  if (!passkey) throw notFound(authReasons.PASSKEY_NOT_FOUND);
  return passkey;
}

/** Makes changes to the passkeys of one person wait for each other until the transaction ends. */
const lockPasskeys = (tx: EntityManager, subjectId: string) =>
  tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 81))', [subjectId]);

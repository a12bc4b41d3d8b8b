import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { toDataURL } from 'qrcode';
import type { EntityManager } from '../../../platform/database/index.js';
import { badInput, wrongField } from '../../../platform/errors/index.js';
import { seal, unseal } from '../../../platform/secrets/index.js';
import { authReasons } from '../auth.reasons.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import type { TokenDigests } from '../tokens/token-digests.js';
import { SecondFactor } from './second-factor.entity.js';

const ISSUER = 'Hausgeist';
const RECOVERY_CODES = 10;

/** Clocks of telephones may be wrong by one step in either direction. */
const TOLERANCE_SECONDS = 30;

/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What an authenticator app needs. */
export interface NewSecondFactor {
  secret: string;
  otpauthUrl: string;
  /** PNG as a `data:` URL. */
  qrCode: string;
}

/** Authenticator apps as a second factor, and the recovery codes for the day the phone is lost. */
export class SecondFactors {
  readonly #digests: TokenDigests;
  readonly #key: Buffer;

  constructor(digests: TokenDigests) {
    this.#digests = digests;
    this.#key = digests.keyFor('second factor');
  }

  /** Whether an authenticator app is set up. */
  async isOn(em: EntityManager, subjectId: string): Promise<boolean> {
    return (await em.count(SecondFactor, { subjectId, confirmedAt: { $ne: null } })) > 0;
  }

  /** Makes a secret that counts once a code of it has been given. */
  async begin(em: EntityManager, subjectId: string, label: string): Promise<NewSecondFactor> {
    const secret = generateSecret();
    const rows = await em.execute<object[]>(
      `insert into second_factor
         (subject_id, encrypted_secret, last_used_step, recovery_code_hashes, created_at)
       values (?, ?, 0, '[]', now())
       on conflict (subject_id) do update
          set encrypted_secret = excluded.encrypted_secret, created_at = now()
        where second_factor.confirmed_at is null
       returning subject_id`,
      [subjectId, seal(this.#key, subjectId, secret)],
    );
    if (rows.length === 0) throw badInput(authReasons.TWO_FACTOR_ALREADY_ON);
    const otpauthUrl = generateURI({ issuer: ISSUER, label, secret });
    return { secret, otpauthUrl, qrCode: await toDataURL(otpauthUrl, { margin: 2, scale: 6 }) };
  }

  /** Turns the second factor on; the recovery codes are returned once and never again. */
  async confirm(em: EntityManager, subjectId: string, code: string): Promise<string[]> {
    const factor = await em.findOne(SecondFactor, { subjectId });
    if (!factor || factor.confirmedAt) throw badInput(authReasons.TWO_FACTOR_NOT_STARTED);
    const step = this.#stepOf(factor, code);
    if (step === undefined) throw wrongField('code', authReasons.WRONG_CODE);
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    factor.confirmedAt = new Date();
    factor.lastUsedStep = step;
    factor.recoveryCodeHashes = codes.map((recovery) => this.#hash(subjectId, recovery));
    await em.flush();
    return codes;
  }

  /** Recovery codes for a person without an app, returned once; none if they have some. */
  async provideCodes(em: EntityManager, subjectId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((recovery) => this.#hash(subjectId, recovery));
    const rows = await em.execute<object[]>(
      `insert into second_factor (subject_id, last_used_step, recovery_code_hashes, created_at)
       values (?, 0, ?::jsonb, now())
       on conflict (subject_id) do update
          set recovery_code_hashes = excluded.recovery_code_hashes
        where second_factor.recovery_code_hashes = '[]'::jsonb
          and second_factor.confirmed_at is null
       returning subject_id`,
      [subjectId, JSON.stringify(hashes)],
    );
    return rows.length > 0 ? codes : [];
  }

  /** New recovery codes in place of the earlier ones, returned once; for people with an app or a passkey. */
  async renewCodes(em: EntityManager, subjectId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((recovery) => this.#hash(subjectId, recovery));
    const rows = await em.execute<object[]>(
      `update second_factor set recovery_code_hashes = ?::jsonb
        where subject_id = ? and (confirmed_at is not null
          or exists (select 1 from passkey p where p.subject_id = second_factor.subject_id))
        returning subject_id`,
      [JSON.stringify(hashes), subjectId],
    );
    if (rows.length === 0) throw badInput(authReasons.NO_SECOND_FACTOR);
    return codes;
  }

  /** Whether a code of the app or a recovery code is right; either is good once. */
  async accept(em: EntityManager, subjectId: string, code: string): Promise<boolean> {
    const factor = await em.findOne(SecondFactor, { subjectId }, { disableIdentityMap: true });
    if (!factor) return false;
    const step = factor.confirmedAt ? this.#stepOf(factor, code) : undefined;
    if (step !== undefined) {
      const taken = await em.nativeUpdate(
        SecondFactor,
        { subjectId, lastUsedStep: { $lt: step } },
        { lastUsedStep: step },
      );
      return taken === 1;
    }
    const hash = this.#hash(subjectId, code);
    const rows = await em.execute<object[]>(
      `update second_factor set recovery_code_hashes = recovery_code_hashes - ?::text
        where subject_id = ? and recovery_code_hashes @> to_jsonb(?::text)
        returning subject_id`,
      [hash, subjectId, hash],
    );
    return rows.length === 1;
  }

  /** Takes the app away; the recovery codes stay for the sake of passkeys, if there are some. */
  async removeApp(em: EntityManager, subjectId: string): Promise<void> {
    const none = { encryptedSecret: null, confirmedAt: null };
    await em.nativeUpdate(SecondFactor, { subjectId }, none);
    await this.forgetUnneeded(em, subjectId);
  }

  /** Forgets the recovery codes of a person who has neither an app nor a passkey. */
  async forgetUnneeded(em: EntityManager, subjectId: string): Promise<void> {
    await em.execute(
      `delete from second_factor where subject_id = ? and confirmed_at is null
          and not exists (select 1 from passkey p where p.subject_id = second_factor.subject_id)`,
      [subjectId],
    );
  }

  /** Takes everything away that is asked for besides the password, passkeys too. */
  async remove(em: EntityManager, subjectId: string): Promise<void> {
    await em.nativeDelete(SecondFactor, { subjectId });
    await em.nativeDelete(Passkey, { subjectId });
  }

  /** The time step that a code belongs to, unless it or a later one was used before. */
  #stepOf(factor: SecondFactor, code: string): number | undefined {
    const token = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(token) || !factor.encryptedSecret) return undefined;
    const result = verifySync({
      secret: unseal(this.#key, factor.subjectId, factor.encryptedSecret),
      token,
      epochTolerance: TOLERANCE_SECONDS,
    });
    const step = result.valid && 'timeStep' in result ? result.timeStep : undefined;
    return step !== undefined && step > factor.lastUsedStep ? step : undefined;
  }

  #hash(subjectId: string, recoveryCode: string): string {
    const folded = recoveryCode.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    return this.#digests.of(`recovery code ${subjectId} ${folded}`);
  }
}

/** Fifty bits, written in two groups. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

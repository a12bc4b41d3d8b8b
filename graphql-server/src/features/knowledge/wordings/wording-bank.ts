import type { EntityManager } from '../../../platform/database/index.js';
import type { UseCaseWording } from './use-case-wording.entity.js';
import { addWordings, listWordings, type NewWording } from './use-case-wording.repository.js';

/** Longest wording; questions are not longer. */
export const MAX_WORDING = 300;

/** Most wordings of one use case, and of one company; rejected ones do not count. */
export const MAX_PER_USE_CASE = 30;
export const MAX_PER_COMPANY = 5_000;

/** What two wordings have in common that are the same but for how they are written. */
export const wordingKey = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Why a wording cannot be added. */
export type WordingRefusal =
  | { kind: 'duplicate'; wording: UseCaseWording }
  | { kind: 'useCaseFull' }
  | { kind: 'companyFull' };

/**
 * The wordings of one company, read once and kept up with what is added, so that the limits hold and
 * one wording leads to one use case. Lock the company first: two at once would not know of each other.
 */
export class WordingBank {
  readonly #em: EntityManager;
  readonly #companyId: string;
  readonly #wordings: UseCaseWording[];

  private constructor(em: EntityManager, companyId: string, wordings: UseCaseWording[]) {
    this.#em = em;
    this.#companyId = companyId;
    this.#wordings = wordings;
  }

  static async open(tx: EntityManager, companyId: string): Promise<WordingBank> {
    return new WordingBank(tx, companyId, await listWordings(tx, companyId));
  }

  /** The same wording in use at any use case, or else at this one. */
  same({
    useCaseTitle,
    text,
  }: Pick<NewWording, 'useCaseTitle' | 'text'>): UseCaseWording | undefined {
    const key = wordingKey(text);
    const alike = this.#wordings.filter((known) => wordingKey(known.text) === key);
    const inUse = alike.find(({ state }) => state === 'ACCEPTED');
    return inUse ?? alike.find((known) => known.useCaseTitle === useCaseTitle);
  }

  /** Another wording in use that says the same. */
  taken({ id, text }: Pick<UseCaseWording, 'id' | 'text'>): UseCaseWording | undefined {
    const key = wordingKey(text);
    return this.#wordings.find(
      (known) => known.id !== id && known.state === 'ACCEPTED' && wordingKey(known.text) === key,
    );
  }

  /** Adds a wording, or says why not. */
  async add(wording: NewWording): Promise<UseCaseWording | WordingRefusal> {
    const duplicate = this.same(wording);
    if (duplicate) return { kind: 'duplicate', wording: duplicate };
    const full = this.#whatIsFull(wording.useCaseTitle);
    if (full) return { kind: full };
    const [added] = await addWordings(this.#em, this.#companyId, [wording]);
    if (!added) throw new Error('A wording that nobody knew was known.');
    this.#wordings.push(added);
    return added;
  }

  /** What has no room for one more. */
  #whatIsFull(useCaseTitle: string): 'useCaseFull' | 'companyFull' | undefined {
    const inUse = this.#wordings.filter(({ state }) => state !== 'REJECTED');
    if (inUse.length >= MAX_PER_COMPANY) return 'companyFull';
    const here = inUse.filter((wording) => wording.useCaseTitle === useCaseTitle);
    return here.length >= MAX_PER_USE_CASE ? 'useCaseFull' : undefined;
  }
}

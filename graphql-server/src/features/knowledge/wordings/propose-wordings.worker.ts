import { AiError, type AiProvider } from '../../../platform/ai/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { JobAttempt } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import { lockCompany } from '../../companies/index.js';
import type { ModelBudget } from '../../token-budget/index.js';
import { PromptFile } from '../files/prompt-file.entity.js';
import { findPoorUseCases, type PoorUseCase } from './poor-use-cases.repository.js';
import { MAX_WORDING, WordingBank, wordingKey } from './wording-bank.js';

/** A use case with so many wordings needs no more of them. */
export const ENOUGH_WORDINGS = 3;

/** Most use cases of one file that the model is asked about. */
export const MAX_CALLS = 100;

/** Calls at a time; tenants ask the same provider. */
const AT_ONCE = 2;

interface Surroundings {
  em: EntityManager;
  log: Logger;
}

/** Fills a company's bank of wordings with proposals for it to look through. */
export class ProposeWordingsWorker {
  readonly #budget: ModelBudget;

  constructor(budget: ModelBudget) {
    this.#budget = budget;
  }

  /**
   * Runs one attempt. Use cases that got wordings from an attempt that died are not asked about again.
   * A provider that fails ends it for good, and so does a spent budget: the proposals that are there
   * can be used.
   */
  async run(
    { em, log }: Surroundings,
    { promptFileId }: { promptFileId: string },
    { signal }: JobAttempt,
  ): Promise<void> {
    const file = await em.fork().findOne(PromptFile, { id: promptFileId });
    if (!file?.active) return;
    const companyId = file.company.id;
    const ai = this.#budget.aiFor(companyId);
    if (!ai.proposeWordings) return;
    const waiting = await findPoorUseCases(em.fork(), file, {
      enough: ENOUGH_WORDINGS,
      limit: MAX_CALLS,
    });
    let failure: AiError | undefined;
    let count = 0;
    const work = async () => {
      for (let next = waiting.shift(); next && !failure; next = waiting.shift()) {
        try {
          if (await this.#budget.isSpent(companyId)) break;
          count += await propose(em, file, { ai, useCase: next, signal });
        } catch (error) {
          if (!(error instanceof AiError)) throw error;
          failure ??= error;
        }
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason;
    if (failure) log.warn({ err: failure, promptFileId }, 'proposing wordings was given up');
    log.info({ promptFileId, count }, 'wordings were proposed');
  }
}

/** Asks about one use case and stores what is new. */
async function propose(
  em: EntityManager,
  file: PromptFile,
  { ai, useCase, signal }: { ai: AiProvider; useCase: PoorUseCase; signal: AbortSignal },
): Promise<number> {
  const { title, text } = useCase;
  signal.throwIfAborted();
  const proposed = (await ai.proposeWordings?.({ title, text }, signal)) ?? [];
  return transactional(em.fork(), async (tx) => {
    const company = file.company.id;
    await lockCompany(tx, company);
    // Another file may have taken over, whose use cases are others.
    if ((await tx.count(PromptFile, { id: file.id, active: true })) === 0) return 0;
    const bank = await WordingBank.open(tx, company);
    let count = 0;
    for (const wording of proposed) {
      if (wording.length > MAX_WORDING || wordingKey(wording) === wordingKey(title)) continue;
      const added = await bank.add({
        useCaseTitle: title,
        text: wording,
        state: 'PROPOSED',
        origin: 'MODEL',
      });
      if ('id' in added) count += 1;
    }
    return count;
  });
}

import DataLoader from 'dataloader';
import { hasPlatformScope, type RequestContext } from '../../platform/context/index.js';
import { berlinDay, daysBefore } from '../../platform/german/index.js';
import { sumUse, type UsedTokens } from './token-use.repository.js';

/** Days that figures can be had of, this one included. */
export type DaysOfUse = 1 | 30;

type UseLoader = DataLoader<string, UsedTokens>;

/** Figures of what companies used; asked once for all companies of a list. */
export class TokenUseService {
  readonly #loaders = new WeakMap<RequestContext, Map<DaysOfUse, UseLoader>>();

  /** What a company used; undefined for actors who may not see what the platform pays for. */
  async ofCompany(
    context: RequestContext,
    companyId: string,
    days: DaysOfUse,
  ): Promise<UsedTokens | undefined> {
    if (!hasPlatformScope(context.actor, 'monitoring.view')) return undefined;
    return this.#loaderOf(context, days).load(companyId);
  }

  #loaderOf(context: RequestContext, days: DaysOfUse): UseLoader {
    const loaders = this.#loaders.get(context) ?? new Map<DaysOfUse, UseLoader>();
    this.#loaders.set(context, loaders);
    const loader =
      loaders.get(days) ??
      new DataLoader<string, UsedTokens>(async (companyIds) => {
        const to = berlinDay(new Date());
        const range = { from: daysBefore(to, days - 1), to };
        const used = await sumUse(context.em.fork(), companyIds, range);
        return companyIds.map((id) => used.get(id) ?? NOTHING);
      });
    loaders.set(days, loader);
    return loader;
  }
}

const NOTHING: UsedTokens = { inputTokens: 0, outputTokens: 0, cost: 0 };

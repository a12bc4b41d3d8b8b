import type { Platform } from '../../platform/open-platform.js';
import type { MailService } from '../mail/index.js';
import { TokenBudget } from './token-budget.service.js';
import { TokenUseResolver } from './token-use.resolver.js';
import { TokenUseService } from './token-use.service.js';

export { type ModelBudget, withoutBudget } from './token-budget.service.js';
export { TokenUse } from './token-use.entity.js';
export { TokenUseResolver } from './token-use.resolver.js';

type Parts = Pick<Platform, 'ai' | 'config' | 'database' | 'log' | 'metrics' | 'quotas'> & {
  mail: MailService;
};

/** Puts the feature together. */
export function createTokenBudget({ ai, config, database, log, metrics, mail, quotas }: Parts) {
  const em = () => database.orm.em.fork();
  const { publicUrl } = config;
  const budget = new TokenBudget({ ai, mail, quotas, log, metrics, em, publicUrl });
  return {
    budget,
    resolvers: [new TokenUseResolver(new TokenUseService())],
    stop: () => budget.stop(),
  };
}

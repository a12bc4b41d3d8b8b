import { berlinDay } from '../../../platform/german/index.js';
import type { Config } from '../../../env.js';
import type { RequestContext } from '../../../platform/context/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { Company, companyReasons } from '../../companies/index.js';
import { findRetentionTimes } from '../../privacy/index.js';
import type { OperatorDetailsService } from '../operator/operator-details.service.js';
import { type LegalLanguage, processorsOf } from '../processors.js';
import { processingToView } from './processing.policy.js';
import { type Controller, renderRecord } from './processing-record.js';
import type { Processing, Receiver } from './receivers.js';

/** Services of browsers get a mark without content, of those members of staff who want to be told. */
const PUSH: Receiver = { kind: 'push', host: '', detail: '' };

interface Asked {
  companyId?: string | null | undefined;
}

/** Says what is done with data, for the records that the law asks for. */
export class ProcessingService {
  readonly #operator: OperatorDetailsService;
  readonly #receivers: Receiver[];

  constructor(config: Config, operator: OperatorDetailsService) {
    this.#operator = operator;
    this.#receivers = [...processorsOf(config), PUSH];
  }

  async describe({ actor, em }: RequestContext, { companyId }: Asked): Promise<Processing> {
    processingToView(actor, companyId);
    return { operator: await this.#operator.current(em), receivers: this.#receivers };
  }

  /** The record of processing activities (art. 30 GDPR), as Markdown. */
  async record(
    context: RequestContext,
    { companyId, language }: Asked & { language: LegalLanguage },
  ): Promise<{ fileName: string; content: string }> {
    const { actor, em } = context;
    const scope = processingToView(actor, companyId);
    const processing = await this.describe(context, { companyId });
    const company = scope === undefined ? undefined : await findController(em, scope);
    const times = await findRetentionTimes(em, scope);
    const at = new Date();
    const content = renderRecord(language, { ...processing, company, times, at });
    const name = language === 'de' ? 'verarbeitungsverzeichnis' : 'record-of-processing';
    return { fileName: `${name}-${berlinDay(at)}.md`, content };
  }
}

async function findController(em: RequestContext['em'], companyId: string): Promise<Controller> {
  const company = await em.findOne(Company, { id: companyId }, { disableIdentityMap: true });
  if (!company) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  const { name, address, email, phone } = company;
  return { name, address, email, phone };
}

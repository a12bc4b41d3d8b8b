import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import { Company, companyReasons, lockCompany } from '../../companies/index.js';
import { EndUser } from '../end-user.entity.js';
import { endUserReasons } from '../end-user.reasons.js';
import {
  accessToChange,
  accessToView,
  requireNumberChange,
} from '../management/end-user.policy.js';
import { FEWEST_DIGITS, MOST_DIGITS } from './number-digits.js';
import { NumberRenewal } from './number-renewal.entity.js';
import { renewNumbersJob } from './renew-numbers.job.js';

/** Days for which old numbers may go on beside the new ones. */
const MOST_DAYS = 90;
const DAY_MS = 86_400_000;

/** How people of a company get into the chat. */
export interface ChatAccess {
  companyId: string;
  digits: number;
  codeOnNewDevice: boolean;
  /** The last renewal of all numbers, if there was one. */
  renewal: NumberRenewal | null;
}

const changeSchema = z.object({
  digits: z
    .int(endUserReasons.NUMBER_DIGITS_OUT_OF_RANGE.issue)
    .min(FEWEST_DIGITS, endUserReasons.NUMBER_DIGITS_OUT_OF_RANGE.issue)
    .max(MOST_DIGITS, endUserReasons.NUMBER_DIGITS_OUT_OF_RANGE.issue),
  codeOnNewDevice: z.boolean(),
});

interface Dependencies {
  audit: AuditLog;
  jobs: JobQueue;
}

/** What a company decides about how its tenants and owners sign in. */
export class ChatAccessService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async find({ actor, em }: RequestContext, id?: string | null): Promise<ChatAccess> {
    return read(em, accessToView(actor, id));
  }

  /** Sets how long numbers are that are given from now on, and whether new devices need a code. */
  async change(
    context: RequestContext,
    id: string | null | undefined,
    input: z.input<typeof changeSchema>,
  ): Promise<ChatAccess> {
    const companyId = accessToChange(context.actor, id);
    const next = parseInput(changeSchema, input);
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, companyId);
      const before = { digits: company.authNumberDigits, codeOnNewDevice: company.codeOnNewDevice };
      company.authNumberDigits = next.digits;
      company.codeOnNewDevice = next.codeOnNewDevice;
      await tx.flush();
      const details = { before, after: next };
      const about = aboutCompany(company);
      await this.#deps.audit.record(context, tx, 'company.chat-access-changed', about, details);
      return read(tx, companyId);
    });
  }

  /**
   * Begins to give all people of a company new numbers, by mail. The old ones let people in until
   * `holdsFrom`, or no longer if nothing is said.
   */
  async renewAll(
    context: RequestContext,
    id: string | null | undefined,
    holdsFrom: Date | null | undefined,
  ): Promise<ChatAccess> {
    const companyId = accessToChange(context.actor, id);
    requireNumberChange(context.actor);
    const now = Date.now();
    const from = new Date(Math.max(now, holdsFrom?.getTime() ?? now));
    if (from.getTime() > now + MOST_DAYS * DAY_MS) {
      throw wrongField('holdsFrom', endUserReasons.NUMBERS_TOO_LATE({ max: MOST_DAYS }));
    }
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, companyId);
      if ((await tx.count(NumberRenewal, { company, finishedAt: null })) > 0) {
        throw conflict(endUserReasons.NUMBERS_BEING_RENEWED);
      }
      const total = await tx.count(EndUser, { managingCompany: company });
      const digits = company.authNumberDigits;
      const renewal = tx.create(NumberRenewal, { company, digits, holdsFrom: from, total });
      await tx.flush();
      await this.#deps.jobs.enqueue(tx, renewNumbersJob, { renewalId: renewal.id, companyId });
      const details = { digits, total, holdsFrom: from.toISOString() };
      const about = aboutCompany(company);
      await this.#deps.audit.record(context, tx, 'company.numbers-renewed', about, details);
      return read(tx, companyId);
    });
  }
}

async function read(em: EntityManager, companyId: string): Promise<ChatAccess> {
  const company = await em.findOne(Company, { id: companyId });
  if (!company) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  const renewal = await em.findOne(NumberRenewal, { company }, { orderBy: { startedAt: 'desc' } });
  const { authNumberDigits: digits, codeOnNewDevice } = company;
  return { companyId, digits, codeOnNewDevice, renewal };
}

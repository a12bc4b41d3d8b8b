import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import {
  type RequestContext,
  requireEndUser,
  requireUuid,
} from '../../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { berlinDay } from '../../../platform/german/index.js';
import { optionalBlock, parseInput, requiredBlock } from '../../../platform/input/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { CaseFile } from '../case-records.entity.js';
import { ServiceCase } from '../case.entity.js';
import { caseReasons } from '../case.reasons.js';
import type { CaseJournal } from '../work/case-journal.js';
import { lockCase, nextNumber } from '../work/case-lock.js';
import { findAssigneeOf, findSentFiles } from '../work/case-parties.repository.js';
import { fromConversation, placeOf } from '../work/case-source.js';
import { findOffer, type CaseOffer } from './case-offer.js';
import { findTenant, tenantAsAuthor } from './tenant-as-author.js';

/** New cases of one tenant; what is repeated does not count. */
const REPORT_LIMIT: RateLimit = { name: 'chat-case-reports', points: 6, durationSeconds: 3_600 };

/** Characters of a title that is taken from what was written. */
const TITLE_LENGTH = 80;

const PLACE_LENGTH = 300;

const reportSchema = z.object({
  text: requiredBlock('description', 2_000),
  place: optionalBlock('place', PLACE_LENGTH),
  noticedOn: z.iso
    .date({ error: caseReasons.CASE_DAY_INVALID.issue })
    .refine((day) => day <= berlinDay(new Date()), caseReasons.CASE_DAY_IN_FUTURE.issue)
    .nullish()
    .transform((day) => day ?? null),
});

/** What a tenant reports; its texts are checked here. */
interface Report {
  answerId: string;
  attachmentIds?: readonly string[] | null | undefined;
}

interface Dependencies {
  journal: CaseJournal;
  limits: RateLimits;
}

/** Damage that tenants and owners report in the chat, where an answer offers it. */
export class TenantReports {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Makes a case of it, once for each answer; returns its id. */
  async report(context: RequestContext, input: Report): Promise<string> {
    const tenant = requireEndUser(context.actor);
    const answerId = requireUuid(input.answerId);
    const report = parseInput(reportSchema, input);
    const ofAnswer = { company: tenant.companyId, answerId, endUserId: tenant.endUserId };
    if ((await context.em.count(ServiceCase, ofAnswer)) === 0) {
      const tooMany = caseReasons.CASE_TOO_MANY_REPORTS;
      await this.#deps.limits.consume(REPORT_LIMIT, tenant.endUserId, tooMany);
    }
    return repeatable(context.em, async (tx) => {
      const offer = await findOffer(tx, tenant, answerId);
      if (!offer) throw notFound(caseReasons.CASE_OFFER_NOT_FOUND);
      // Two presses at once wait here for each other.
      await tx.lock(offer.conversation, LockMode.PESSIMISTIC_WRITE);
      const known = await tx.findOne(ServiceCase, ofAnswer);
      const author = tenantAsAuthor(await findTenant(tx, tenant));
      if (known) {
        const serviceCase = await lockCase(tx, known.id, tenant.companyId);
        const from = serviceCase.description;
        // The first answer was lost, and the tenant has gone on writing.
        if (serviceCase.state === 'OPEN' && from !== report.text) {
          serviceCase.description = report.text;
          await this.#deps.journal.keep(context, tx, serviceCase, {
            ...{ author, kind: 'CHANGED' },
            changes: [{ field: 'description', from, to: report.text }],
          });
        }
        return known.id;
      }
      const sent = await findSentFiles(tx, offer.conversation, input.attachmentIds ?? []);
      const serviceCase = await make(tx, offer, { ...report, answerId });
      for (const file of sent) {
        tx.create(CaseFile, fromConversation(serviceCase, file, offer.conversation.endUser));
      }
      const names = sent.map(({ originalName }) => originalName);
      await this.#deps.journal.keep(context, tx, serviceCase, { author, kind: 'CREATED', names });
      return serviceCase.id;
    });
  }
}

async function make(
  tx: EntityManager,
  { conversation, category, urgency }: CaseOffer,
  report: z.output<typeof reportSchema> & { answerId: string },
): Promise<ServiceCase> {
  const { company, endUser } = conversation;
  const serviceCase = tx.create(ServiceCase, {
    company,
    number: await nextNumber(tx, company.id),
    title: titleOf(report.text),
    description: report.text,
    // The room alone leads no craftsman to the house.
    place: [report.place, placeOf(endUser)].filter(Boolean).join(', ').slice(0, PLACE_LENGTH),
    ...{ category, urgency, noticedOn: report.noticedOn, answerId: report.answerId },
    assigneeId: (await findAssigneeOf(tx, conversation))?.id ?? null,
    endUserId: endUser.id,
    conversationId: conversation.id,
  });
  await tx.flush();
  return serviceCase;
}

/** The first sentence, or its beginning up to a word. */
function titleOf(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?؟])\s|\n/u);
  const sentence = first.replace(/\.$/, '');
  if (sentence.length <= TITLE_LENGTH) return sentence;
  return `${sentence.slice(0, TITLE_LENGTH).replace(/\s+\S*$/u, '')} …`;
}

import { z } from 'zod';
import { type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import {
  type AppError,
  conflict,
  notFound,
  type Refusal,
  wrongField,
} from '../../../platform/errors/index.js';
import { parseInput, requiredLine } from '../../../platform/input/index.js';
import type { AuditAction, AuditLog } from '../../audit/index.js';
import { lockCompany } from '../../companies/index.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import { scopeToEdit } from '../use-cases/use-case.policy.js';
import { requireUseCase } from '../use-cases/use-case.service.js';
import type { UseCaseView } from '../use-cases/use-case-view.js';
import { UseCaseWording } from './use-case-wording.entity.js';
import { deleteWording, setWordingState } from './use-case-wording.repository.js';
import {
  MAX_PER_COMPANY,
  MAX_PER_USE_CASE,
  MAX_WORDING,
  WordingBank,
  type WordingRefusal,
} from './wording-bank.js';

const textSchema = z.object({
  text: requiredLine('wording', MAX_WORDING).transform((text) => text.replaceAll(/\s+/g, ' ')),
});

/** A wording that people add. */
export interface WordingInput {
  useCaseId: string;
  text: string;
  /** Its origin: the company itself, or a tenant whose question was left open. */
  origin?: 'COMPANY' | 'QUESTION';
}

/** A wording with the use case that it is one of, as both are now. */
export interface AddedWording {
  wording: UseCaseWording;
  useCase: UseCaseView;
}

type Decision = 'ACCEPTED' | 'REJECTED';

const DONE = { ACCEPTED: 'wording.accepted', REJECTED: 'wording.rejected' } as const;

/** The other words in which tenants ask for a use case: what people decide about them. */
export class WordingService {
  readonly #audit: AuditLog;

  constructor(audit: AuditLog) {
    this.#audit = audit;
  }

  /** Adds a wording that is searched at once; one that was proposed or rejected before is accepted. */
  async add(context: RequestContext, input: WordingInput): Promise<AddedWording> {
    return transactional(context.em, (tx) => this.addIn(context, tx, input));
  }

  /** The same as a part of something greater. */
  async addIn(
    context: RequestContext,
    tx: EntityManager,
    { useCaseId, text: typed, origin = 'COMPANY' }: WordingInput,
  ): Promise<AddedWording> {
    const useCase = await requireUseCase(tx, useCaseId, scopeToEdit(context.actor));
    const { text } = parseInput(textSchema, { text: typed });
    const company = await lockCompany(tx, useCase.companyId);
    const bank = await WordingBank.open(tx, company.id);
    const known = bank.same({ useCaseTitle: useCase.title, text });
    const isHere = known?.state === 'ACCEPTED' && known.useCaseTitle === useCase.title;
    // Two tenants who asked the same have both been answered.
    if (isHere && origin === 'QUESTION') return { wording: known, useCase };
    if (known && known.state !== 'ACCEPTED') {
      await setWordingState(tx, company.id, known.id, 'ACCEPTED');
      known.state = 'ACCEPTED';
      await this.#record(context, tx, 'wording.accepted', known);
      return { wording: known, useCase: await requireUseCase(tx, useCase.id, company.id) };
    }
    const added = await bank.add({ useCaseTitle: useCase.title, text, origin, state: 'ACCEPTED' });
    if ('kind' in added) throw refusalOf(added, useCase);
    await this.#record(context, tx, 'wording.added', added);
    return { wording: added, useCase: await requireUseCase(tx, useCase.id, company.id) };
  }

  /** Lets a wording be searched, or never be proposed again; the same twice is harmless. */
  async review(context: RequestContext, id: string, decision: Decision): Promise<UseCaseWording> {
    const scope = scopeToEdit(context.actor);
    return transactional(context.em, async (tx) => {
      const wording = await requireWording(tx, id, scope);
      if (wording.state === decision) return wording;
      await lockCompany(tx, wording.company.id);
      if (decision === 'ACCEPTED') await requireUnused(tx, wording);
      await setWordingState(tx, wording.company.id, wording.id, decision);
      await this.#record(context, tx, DONE[decision], wording);
      wording.state = decision;
      return wording;
    });
  }

  async delete(context: RequestContext, id: string): Promise<string> {
    const scope = scopeToEdit(context.actor);
    return transactional(context.em, async (tx) => {
      const wording = await requireWording(tx, id, scope);
      await deleteWording(tx, wording.company.id, wording.id);
      await this.#record(context, tx, 'wording.deleted', wording);
      return wording.id;
    });
  }

  /** Names the use case, not the wording: that may be what a tenant wrote. */
  async #record(
    context: RequestContext,
    tx: EntityManager,
    action: AuditAction,
    { id, company, useCaseTitle, origin }: UseCaseWording,
  ): Promise<void> {
    const subject = { kind: 'wording', id, name: useCaseTitle } as const;
    await this.#audit.record(context, tx, action, { company, subject }, { origin });
  }
}

async function requireWording(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<UseCaseWording> {
  const scope = companyId === undefined ? {} : { company: companyId };
  const wording = await em.findOne(UseCaseWording, { id: requireUuid(id), ...scope });
  if (!wording) throw notFound(knowledgeReasons.WORDING_NOT_FOUND);
  return wording;
}

/** One wording leads to one use case. */
async function requireUnused(tx: EntityManager, wording: UseCaseWording): Promise<void> {
  const bank = await WordingBank.open(tx, wording.company.id);
  const taken = bank.taken(wording);
  if (taken) throw conflict(duplicate(taken, wording.useCaseTitle));
}

function refusalOf(refusal: WordingRefusal, { title }: UseCaseView): AppError {
  return wrongField('text', reasonOf(refusal, title));
}

function reasonOf(refusal: WordingRefusal, title: string): Refusal {
  switch (refusal.kind) {
    case 'duplicate':
      return duplicate(refusal.wording, title);
    case 'useCaseFull':
      return knowledgeReasons.USE_CASE_HAS_ENOUGH_WORDINGS({ max: MAX_PER_USE_CASE });
    case 'companyFull':
      return knowledgeReasons.COMPANY_HAS_ENOUGH_WORDINGS({ max: MAX_PER_COMPANY });
  }
}

const duplicate = ({ useCaseTitle }: UseCaseWording, title: string) =>
  useCaseTitle === title
    ? knowledgeReasons.WORDING_ALREADY_HERE
    : knowledgeReasons.WORDING_LEADS_ELSEWHERE({ title: useCaseTitle });

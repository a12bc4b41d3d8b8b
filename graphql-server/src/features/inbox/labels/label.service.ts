import { z } from 'zod';
import { lockOwned, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { conflict, refusingTaken, takenField } from '../../../platform/errors/index.js';
import { parseInput, requiredLine } from '../../../platform/input/index.js';
import type { AuditAction, AuditLog } from '../../audit/index.js';
import { findCompany, lockCompany } from '../../companies/index.js';
import { inboxReasons } from '../inbox.reasons.js';
import { inboxToRead, requireWorker, requireWorkerWith } from '../inbox.policy.js';
import type { LabelView } from '../inbox-views.js';
import type { InboxJournal } from '../work/inbox-journal.js';
import { ConversationLabel, type LabelColor } from './label.entity.js';
import { listLabels } from './label.repository.js';

/** Labels that one company can have. */
const MOST_LABELS = 200;

const labelSchema = z.object({ name: requiredLine('name', 40) });

/** What a label is to look like. */
export interface LabelInput {
  name: string;
  color: LabelColor;
}

/** The words that a company's people put on conversations. */
export class LabelService {
  readonly #audit: AuditLog;
  readonly #journal: InboxJournal;

  constructor(audit: AuditLog, journal: InboxJournal) {
    this.#audit = audit;
    this.#journal = journal;
  }

  /** All labels of a company, by name. */
  async list(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<LabelView[]> {
    const company = await findCompany(em, inboxToRead(actor, companyId));
    return listLabels(em, company.id);
  }

  /** Adds a label; a company has each name once. */
  async create(
    context: RequestContext,
    { companyId: named, ...input }: LabelInput & { companyId?: string | null | undefined },
  ): Promise<LabelView> {
    requireWorker(context.actor);
    const companyId = inboxToRead(context.actor, named);
    const { name } = parseInput(labelSchema, input);
    return refusingTaken(nameTaken, () =>
      transactional(context.em, async (tx) => {
        const company = await lockCompany(tx, companyId);
        if ((await tx.count(ConversationLabel, { company: companyId })) >= MOST_LABELS) {
          throw conflict(inboxReasons.COMPANY_HAS_ENOUGH_LABELS({ max: MOST_LABELS }));
        }
        const label = tx.create(ConversationLabel, { company, name, color: input.color });
        await tx.flush();
        await this.#record(context, tx, 'label.created', label);
        return label;
      }),
    );
  }

  /** Gives a label another name or colour, on all conversations that have it. */
  async update(
    context: RequestContext,
    { id, ...input }: Partial<LabelInput> & { id: string },
  ): Promise<LabelView> {
    const { companyId } = requireWorker(context.actor);
    return refusingTaken(nameTaken, () =>
      transactional(context.em, async (tx) => {
        const label = await lockLabel(tx, id, companyId);
        if (input.name !== undefined) label.name = parseInput(labelSchema, input).name;
        if (input.color !== undefined) label.color = input.color;
        await tx.flush();
        await this.#record(context, tx, 'label.changed', label);
        return label;
      }),
    );
  }

  /** Takes a label off all conversations. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const { companyId } = requireWorkerWith(context.actor, 'conversations.archive');
    return transactional(context.em, async (tx) => {
      const label = await lockLabel(tx, id, companyId);
      await this.#record(context, tx, 'label.deleted', label);
      await tx.nativeDelete(ConversationLabel, { id: label.id });
      return label.id;
    });
  }

  async #record(
    context: RequestContext,
    tx: EntityManager,
    action: AuditAction,
    { id, name, company, color }: ConversationLabel,
  ): Promise<void> {
    const subject = { kind: 'label', id, name } as const;
    await this.#audit.record(context, tx, action, { company, subject }, { color });
    this.#journal.tell(tx, company.id, { all: true });
  }
}

const lockLabel = (tx: EntityManager, id: string, companyId: string | undefined) =>
  lockOwned(tx, ConversationLabel, id, companyId, inboxReasons.LABEL_NOT_FOUND);

const nameTaken = () => takenField('name', inboxReasons.LABEL_EXISTS);

import { z } from 'zod';
import { companyOf, type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/index.js';
import { refusingTakenExternalId } from '../../../platform/external-ids/index.js';
import { optionalBlock, parseInput, requiredBlock } from '../../../platform/input/index.js';
import { findCompany } from '../../companies/index.js';
import { findNoteOf } from '../../contact-notes/index.js';
import { isOver, ServiceCase } from '../case.entity.js';
import { CaseEntry, type CaseFieldChange, CaseFile } from '../case-records.entity.js';
import type { CaseRow } from '../case-views.js';
import { requireCaseWorker, requireConversationReader, requireTeller } from '../case.policy.js';
import { caseReasons } from '../case.reasons.js';
import { revokeLinks } from '../craftsman/void-links.js';
import { findNoticeWay } from '../list/case-details.repository.js';
import { findCase } from '../list/case-row.repository.js';
import { setAppointment } from './case-appointment.js';
import { applyFields, caseFields, someCaseFields } from './case-fields.js';
import { authorOf, type CaseDeed, type Telling, type CaseJournal } from './case-journal.js';
import { lockCase, nextNumber, requireSeenCase } from './case-lock.js';
import { fromConversation, placeOf } from './case-source.js';
import {
  findAssignee,
  findAssigneeOf,
  findPerson,
  findSentFiles,
  findSource,
} from './case-parties.repository.js';

/** A case as the client has seen it. */
export interface SeenCase {
  id: string;
  /** Its revision then. */
  revision: number;
}

/** What changes in a case; its texts are checked here. */
interface CaseUpdate extends Telling {
  id: string;
  /** The revision that was seen; if nothing is said, what colleagues have changed meanwhile is no obstacle. */
  revision?: number | undefined;
  assigneeId?: string | null | undefined;
}

/** A case as it is now. */
interface Changed {
  row: CaseRow;
  /** Whether anything is another than before. */
  isChanged: boolean;
}

/** What a new case is made of; its texts are checked here. */
export interface NewCase {
  companyId?: string | null | undefined;
  assigneeId?: string | null | undefined;
  endUserId?: string | null | undefined;
  conversationId?: string | null | undefined;
  /** The call, visit or letter of that person that it is made of. */
  contactNoteId?: string | null | undefined;
  /** Files of the conversation that go along. */
  attachmentIds?: readonly string[] | null | undefined;
}

/** An appointment as the company names it. */
interface NamedAppointment {
  at: Date | null;
  /** Of a window; if nothing is said, it stays as long as `at` does. */
  until?: Date | null | undefined;
  isConfirmed: boolean;
}

/** A file of a case or a report about it, and whether the tenant sees it. */
export interface CaseItem {
  id: string;
  itemId: string;
  isShown: boolean;
}

const noteSchema = z.object({ note: optionalBlock('note', 1_000) });

const commentSchema = z.object({ text: requiredBlock('note', 4_000) });

const messageSchema = z.object({ text: requiredBlock('message', 2_000) });

/** What the people of a company do with cases. */
export class CaseWork {
  readonly #journal: CaseJournal;

  constructor(journal: CaseJournal) {
    this.#journal = journal;
  }

  /** Makes a case, by itself or from a conversation. */
  async create(context: RequestContext, input: NewCase): Promise<CaseRow> {
    const { actor } = requireCaseWorker(context.actor);
    const companyId = companyOf(actor, input.companyId);
    if (input.conversationId || input.contactNoteId) requireConversationReader(actor);
    const fields = parseInput(caseFields, input);
    if (fields.state === 'REOPENED') throw wrongField('state', caseReasons.CASE_NOT_OVER);
    return refusingTakenExternalId(() =>
      repeatable(context.em, async (tx) => {
        const company = await findCompany(tx, companyId);
        const conversation = await findSource(tx, companyId, input.conversationId);
        const assignee =
          input.assigneeId === undefined
            ? await findAssigneeOf(tx, conversation)
            : await findAssignee(tx, companyId, input.assigneeId);
        const person = conversation?.endUser ?? (await findPerson(tx, companyId, input.endUserId));
        const noted = { companyId, endUserId: person?.id };
        const note = await findNoteOf(tx, noted, input.contactNoteId);
        const sent = await findSentFiles(tx, conversation, input.attachmentIds ?? []);
        const serviceCase = tx.create(ServiceCase, {
          ...fields,
          company,
          number: await nextNumber(tx, companyId),
          place: fields.place || placeOf(person),
          assigneeId: assignee?.id ?? null,
          endUserId: person?.id ?? null,
          conversationId: conversation?.id ?? null,
        });
        await tx.flush();
        if (note) note.caseId = serviceCase.id;
        for (const file of sent) tx.create(CaseFile, fromConversation(serviceCase, file, person));
        const author = authorOf(actor);
        await this.#journal.keep(context, tx, serviceCase, {
          author,
          kind: 'CREATED',
          names: sent.map(({ originalName }) => originalName),
        });
        return shown(tx, serviceCase);
      }),
    );
  }

  /** Changes what is named; the same twice is harmless. */
  async update(context: RequestContext, input: CaseUpdate & SeenCase): Promise<CaseRow> {
    return (await this.change(context, input)).row;
  }

  /** The same; tells whether anything is another than before. */
  async change(
    context: RequestContext,
    { id, revision, assigneeId, tellsTenant, note, ...input }: CaseUpdate,
  ): Promise<Changed> {
    requireCaseWorker(context.actor);
    const values = parseInput(someCaseFields, input);
    const update = { id, revision, tellsTenant, note };
    return this.#change(context, update, async (tx, serviceCase) => {
      const wasReopened = values.state === 'REOPENED' && serviceCase.state !== 'REOPENED';
      if (wasReopened && !isOver(serviceCase.state)) {
        throw wrongField('state', caseReasons.CASE_NOT_OVER);
      }
      const changes = applyFields(serviceCase, values);
      if (assigneeId !== undefined) {
        const change = await this.#assign(tx, serviceCase, assigneeId);
        if (change) changes.push(change);
      }
      if (changes.length === 0) return [];
      return [{ kind: 'CHANGED', changes }, ...(await takeOrderBack(tx, serviceCase, changes))];
    });
  }

  /** Names an appointment, agrees to the one that the craftsman has named, or takes it away. */
  async setAppointment(
    context: RequestContext,
    { at, until, isConfirmed, ...seen }: SeenCase & Telling & NamedAppointment,
  ): Promise<CaseRow> {
    const { row } = await this.#change(context, seen, async (_tx, serviceCase) => {
      const isSame = serviceCase.appointmentAt?.getTime() === at?.getTime();
      if (at && !isSame && at.getTime() < Date.now()) {
        throw wrongField('at', caseReasons.CASE_APPOINTMENT_PAST);
      }
      const kept = isSame ? serviceCase.appointmentUntil : null;
      const end = until === undefined ? kept : until;
      const wanted = { at, until: end ?? null, isConfirmed, side: 'COMPANY' } as const;
      return setAppointment(serviceCase, wanted);
    });
    return row;
  }

  /** Adds something that colleagues tell each other; tenants and craftsmen never see it. */
  async comment(context: RequestContext, input: { id: string; text: string }): Promise<CaseRow> {
    const { actor, companyId } = requireCaseWorker(context.actor);
    const { text } = parseInput(commentSchema, input);
    return repeatable(context.em, async (tx) => {
      const serviceCase = await lockCase(tx, input.id, companyId);
      const deed = { author: authorOf(actor), kind: 'COMMENTED', text } as const;
      await this.#journal.keep(context, tx, serviceCase, deed);
      return shown(tx, serviceCase);
    });
  }

  /** Writes to the tenant, by the way in which they are told of other states. */
  async write(context: RequestContext, input: { id: string; text: string }): Promise<CaseRow> {
    const { actor, companyId } = requireCaseWorker(context.actor);
    requireTeller(actor);
    const { text } = parseInput(messageSchema, input);
    return repeatable(context.em, async (tx) => {
      const serviceCase = await lockCase(tx, input.id, companyId);
      const ofCompany = { id: serviceCase.id, companyId: serviceCase.company.id };
      if (!(await findNoticeWay(tx, ofCompany)))
        throw conflict(caseReasons.CASE_TENANT_UNREACHABLE);
      const deed = { author: authorOf(actor), kind: 'WRITTEN_TO_TENANT', text } as const;
      await this.#journal.keep(context, tx, serviceCase, deed);
      return shown(tx, serviceCase);
    });
  }

  /** Lets the tenant see a file or a craftsman's report, or no longer; the same twice is harmless. */
  async show(context: RequestContext, input: CaseItem): Promise<CaseRow> {
    const { actor, companyId } = requireCaseWorker(context.actor);
    return repeatable(context.em, async (tx) => {
      const serviceCase = await lockCase(tx, input.id, companyId);
      const item = await findShowable(tx, serviceCase, requireUuid(input.itemId));
      if (!item) throw notFound(caseReasons.CASE_ITEM_NOT_FOUND);
      if (Boolean(item.shownAt) !== input.isShown) {
        item.shownAt = input.isShown ? new Date() : null;
        await this.#journal.keep(context, tx, serviceCase, {
          ...{ author: authorOf(actor), names: 'originalName' in item ? [item.originalName] : [] },
          kind: input.isShown ? 'SHOWN_TO_TENANT' : 'HIDDEN_FROM_TENANT',
        });
      }
      return shown(tx, serviceCase);
    });
  }

  async #assign(tx: EntityManager, serviceCase: ServiceCase, assigneeId: string | null) {
    const before = serviceCase.assigneeId ?? null;
    if (before === assigneeId) return undefined;
    const companyId = serviceCase.company.id;
    const assignee = await findAssignee(tx, companyId, assigneeId);
    const row = await findCase(tx, serviceCase.id, undefined);
    serviceCase.assigneeId = assignee?.id ?? null;
    return {
      field: 'assigneeId',
      from: row?.assignee?.name ?? null,
      to: assignee?.name ?? null,
    };
  }

  async #change(
    context: RequestContext,
    { id, revision, tellsTenant, note: words }: CaseUpdate,
    change: (tx: EntityManager, serviceCase: ServiceCase) => Promise<CaseDeed[]>,
  ): Promise<Changed> {
    const { actor, companyId } = requireCaseWorker(context.actor);
    return refusingTakenExternalId(() =>
      repeatable(context.em, async (tx) => {
        const serviceCase = await lockCase(tx, id, companyId);
        const { note } = parseInput(noteSchema, { note: words });
        if (note) requireTeller(actor);
        const deeds = await change(tx, serviceCase);
        const isChanged = deeds.length > 0;
        if (isChanged && revision !== undefined) await requireSeenCase(tx, serviceCase, revision);
        const author = authorOf(actor);
        for (const deed of deeds) {
          await this.#journal.keep(context, tx, serviceCase, {
            ...{ author, telling: { tellsTenant, note }, ...deed },
          });
        }
        return { row: await shown(tx, serviceCase), isChanged };
      }),
    );
  }
}

/** The order ends with the case, and is not the next craftsman's: their link is another. */
async function takeOrderBack(
  tx: EntityManager,
  serviceCase: ServiceCase,
  changes: readonly CaseFieldChange[],
): Promise<CaseDeed[]> {
  const hasEnded = changes.some(
    ({ field, to }) => field === 'craftsmanEmail' || (field === 'state' && to === 'CLOSED'),
  );
  return hasEnded && (await revokeLinks(tx, serviceCase)) > 0 ? [{ kind: 'LINK_REVOKED' }] : [];
}

/** The case as it is now, within the transaction that has changed it. */
export async function shown(tx: EntityManager, { id }: { id: string }): Promise<CaseRow> {
  await tx.flush();
  const row = await findCase(tx, id, undefined);
  if (!row) throw new Error('A locked case is gone.');
  return row;
}

/** What the tenant can be shown: what others have sent, and what craftsmen have reported. */
async function findShowable(
  tx: EntityManager,
  { id: caseId, company }: ServiceCase,
  id: string,
): Promise<CaseFile | CaseEntry | null> {
  const ofCase = { id, companyId: company.id, caseId };
  return (
    (await tx.findOne(CaseFile, { ...ofCase, storedAt: { $ne: null }, side: { $ne: 'TENANT' } })) ??
    tx.findOne(CaseEntry, { ...ofCase, kind: 'REPORTED_DONE', text: { $ne: null } })
  );
}

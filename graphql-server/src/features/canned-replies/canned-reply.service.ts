import { z } from 'zod';
import { lockOwned, type RequestContext } from '../../platform/context/index.js';
import { afterCommit, type EntityManager, transactional } from '../../platform/database/index.js';
import {
  conflict,
  platformReasons,
  refusingTaken,
  takenField,
  wrongField,
} from '../../platform/errors/index.js';
import type { EventBus } from '../../platform/events/index.js';
import {
  findUnknownPlaceholder,
  parseInput,
  requiredBlock,
  requiredLine,
} from '../../platform/input/index.js';
import type { AuditAction, AuditLog } from '../audit/index.js';
import { findCompany, lockCompany } from '../companies/index.js';
import { type InboxChange, inboxTopic } from '../conversations/index.js';
import { CannedReply } from './canned-reply.entity.js';
import { repliesToRead, repliesToWrite, scopeToWrite } from './canned-reply.policy.js';
import { cannedReplyReasons } from './canned-reply.reasons.js';

/** Texts that one company can have: all are read at once where they are chosen from. */
const MOST_REPLIES = 200;

/** Longest text, in characters; as long as an answer may be. */
const MOST_CHARACTERS = 4_000;

/** What clients fill in where a text is chosen for an answer. */
const PLACEHOLDERS = [
  'firstName',
  'lastName',
  'fullName',
  'address',
  'apartmentNumber',
  'colleagueName',
];

const replySchema = z.object({
  title: requiredLine('title', 80),
  text: requiredBlock('text', MOST_CHARACTERS),
});

/** What a form says about a text; checked by the service. */
export type CannedReplyInput = z.input<typeof replySchema>;

/** The texts that a company's people answer with. */
export class CannedReplyService {
  readonly #audit: AuditLog;
  readonly #events: EventBus;

  constructor({ audit, events }: { audit: AuditLog; events: EventBus }) {
    this.#audit = audit;
    this.#events = events;
  }

  /** All texts of a company, by title. */
  async list(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<CannedReply[]> {
    const company = await findCompany(em, repliesToRead(actor, companyId));
    const replies = await em.find(CannedReply, { company: company.id });
    return replies.toSorted((one, other) => one.title.localeCompare(other.title, 'de'));
  }

  /** Adds a text; a company has each title once. */
  async create(
    context: RequestContext,
    { companyId: named, ...input }: CannedReplyInput & { companyId?: string | null | undefined },
  ): Promise<CannedReply> {
    const companyId = repliesToWrite(context.actor, named);
    const fields = readFields(input);
    return refusingTaken(titleTaken, () =>
      transactional(context.em, async (tx) => {
        const company = await lockCompany(tx, companyId);
        if ((await tx.count(CannedReply, { company: companyId })) >= MOST_REPLIES) {
          throw conflict(cannedReplyReasons.COMPANY_HAS_ENOUGH_REPLIES({ max: MOST_REPLIES }));
        }
        const reply = tx.create(CannedReply, { company, ...fields });
        await tx.flush();
        await this.#record(context, tx, 'canned-reply.created', reply);
        return reply;
      }),
    );
  }

  /** Changes a text; answers that were sent with it stay as they are. */
  async update(
    context: RequestContext,
    { id, ...input }: CannedReplyInput & { id: string },
  ): Promise<CannedReply> {
    const scope = scopeToWrite(context.actor);
    const fields = readFields(input);
    return refusingTaken(titleTaken, () =>
      transactional(context.em, async (tx) => {
        const reply = await lockReply(tx, id, scope);
        Object.assign(reply, fields);
        await tx.flush();
        await this.#record(context, tx, 'canned-reply.updated', reply);
        return reply;
      }),
    );
  }

  /** Deletes a text. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const scope = scopeToWrite(context.actor);
    return transactional(context.em, async (tx) => {
      const reply = await lockReply(tx, id, scope);
      await this.#record(context, tx, 'canned-reply.deleted', reply);
      await tx.nativeDelete(CannedReply, { id: reply.id });
      return reply.id;
    });
  }

  async #record(
    context: RequestContext,
    tx: EntityManager,
    action: AuditAction,
    { id, title, company }: CannedReply,
  ): Promise<void> {
    await this.#audit.record(context, tx, action, {
      company,
      subject: { kind: 'cannedReply', id, name: title },
    });
    // Open inboxes read again what they offer.
    const change: InboxChange = { all: true };
    afterCommit(tx, () => void this.#events.publish(inboxTopic(company.id), change));
  }
}

function readFields(input: CannedReplyInput): z.output<typeof replySchema> {
  const fields = parseInput(replySchema, input);
  const name = findUnknownPlaceholder(fields.text, PLACEHOLDERS);
  if (name) throw wrongField('text', platformReasons.PLACEHOLDER_UNKNOWN({ name }));
  return fields;
}

const lockReply = (tx: EntityManager, id: string, companyId: string | undefined) =>
  lockOwned(tx, CannedReply, id, companyId, cannedReplyReasons.CANNED_REPLY_NOT_FOUND);

const titleTaken = () => takenField('title', cannedReplyReasons.CANNED_REPLY_EXISTS);

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type RequestContext, requireUuid } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { conflict, forbidden, notFound, wrongField } from '../../platform/errors/index.js';
import { berlinDay } from '../../platform/german/index.js';
import {
  optionalDay,
  parseInput,
  requiredBlock,
  requiredLine,
} from '../../platform/input/index.js';
import { type PageRequest, readPage } from '../../platform/lists/index.js';
import type { AuditLog } from '../audit/index.js';
import { type Company, findCompany, requireServed } from '../companies/index.js';
import { type ChatLinks, EndUser } from '../end-users/index.js';
import type { MailService } from '../mail/index.js';
import { findReader, requireAudience } from './audience.repository.js';
import { type Audience, Broadcast, type BroadcastKind } from './broadcast.entity.js';
import { broadcastScope, companyOfBroadcasts } from './broadcast.policy.js';
import { broadcastReasons } from './broadcast.reasons.js';
import {
  aboutBroadcast,
  broadcastNotFound,
  countRecent,
  findBroadcastViews,
  listBroadcasts,
  listRecipients,
  lockBroadcast,
  type RecipientsWanted,
} from './broadcast.repository.js';
import type { BroadcastView } from './broadcast-views.js';
import { countReach } from './reach.repository.js';
import { cancelRecipients } from './sending/cancel.repository.js';
import { asTest, broadcastMail, fillInFor, type FilledIn } from './sending/broadcast-mail.js';
import type { BroadcastSender } from './sending/broadcast-sender.js';
import { requirePlaceholders } from './placeholders.js';

/** Broadcasts of one company in a day, and days until one may be sent. */
const MOST_A_DAY = 20;
const DAYS_AHEAD = 365;

const contentSchema = z.object({
  subject: requiredLine('subject', 200),
  text: requiredBlock('message', 10_000),
  validUntil: optionalDay(broadcastReasons.VALID_UNTIL_INVALID),
});

/** What a broadcast says, and to whom. */
export interface BroadcastInput {
  kind: BroadcastKind;
  subject: string;
  text: string;
  audience: Audience;
  /** The last day on which it matters, as `2026-11-24`. */
  validUntil?: string | null | undefined;
}

interface Dependencies {
  audit: AuditLog;
  mail: MailService;
  sender: BroadcastSender;
  chatLinks: ChatLinks;
}

/** Messages of companies to many of their tenants and owners. */
export class BroadcastService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** One page of a company's broadcasts, the newest first. */
  async list({ actor, em }: RequestContext, page: PageRequest, companyId?: string | null) {
    return listBroadcasts(em, companyOfBroadcasts(actor, 'view', companyId), readPage(page));
  }

  /** One broadcast. */
  async find(context: RequestContext, id: string): Promise<BroadcastView> {
    const [view] = await this.findAll(context, [requireUuid(id)]);
    if (!view) throw broadcastNotFound();
    return view;
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<BroadcastView[]> {
    return findBroadcastViews(em, ids, broadcastScope(actor, 'view'));
  }

  /** What became of a broadcast's recipients. */
  async recipients(
    context: RequestContext,
    id: string,
    { page, ...wanted }: { page: PageRequest } & RecipientsWanted,
  ) {
    const { id: broadcastId } = await this.find(context, id);
    return listRecipients(context.em, broadcastId, { page: readPage(page), ...wanted });
  }

  /** How many people a choice reaches now. */
  async reach(
    { actor, em }: RequestContext,
    input: Pick<BroadcastInput, 'kind' | 'audience'> & { companyId?: string | null | undefined },
  ) {
    const companyId = companyOfBroadcasts(actor, 'create', input.companyId);
    return countReach(em, companyId, { ...input, audience: ofIds(input.audience) });
  }

  /** Adds a draft. */
  async create(
    context: RequestContext,
    { companyId: named, ...input }: BroadcastInput & { companyId?: string | null | undefined },
  ): Promise<BroadcastView> {
    const companyId = companyOfBroadcasts(context.actor, 'create', named);
    return transactional(context.em, async (tx) => {
      const company = await findCompany(tx, companyId);
      const fields = await checked(tx, companyId, input);
      const authorName = nameOf(context);
      const broadcast = tx.create(Broadcast, { ...fields, company, authorName });
      await tx.flush();
      const about = aboutBroadcast({ broadcast, company });
      await this.#deps.audit.record(context, tx, 'broadcast.created', about);
      return requireView(tx, broadcast.id);
    });
  }

  /** Changes a draft. */
  async update(
    context: RequestContext,
    { id, ...input }: BroadcastInput & { id: string },
  ): Promise<BroadcastView> {
    return this.#change(context, { id, action: 'create' }, async (tx, found) => {
      requireDraft(found.broadcast);
      Object.assign(found.broadcast, await checked(tx, found.company.id, input));
      await tx.flush();
      await this.#deps.audit.record(context, tx, 'broadcast.updated', aboutBroadcast(found));
    });
  }

  /** Deletes a draft. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const scope = broadcastScope(context.actor, 'create');
    return transactional(context.em, async (tx) => {
      const found = await lockBroadcast(tx, id, scope);
      requireDraft(found.broadcast);
      await this.#deps.audit.record(context, tx, 'broadcast.deleted', aboutBroadcast(found));
      await tx.nativeDelete(Broadcast, { id: found.broadcast.id });
      return found.broadcast.id;
    });
  }

  /** Sends a draft, now or at a time to come. */
  async send(context: RequestContext, id: string, at?: Date | null): Promise<BroadcastView> {
    if (at && at.getTime() > Date.now() + DAYS_AHEAD * 86_400_000) {
      throw wrongField('at', broadcastReasons.SCHEDULE_OUT_OF_RANGE({ days: DAYS_AHEAD }));
    }
    // One after the other, so that two cannot both be the last one of a day.
    const target = { id, action: 'send', alone: true } as const;
    return this.#change(context, target, async (tx, found) => {
      const { broadcast, company } = found;
      requireServed(company);
      requireDraft(broadcast);
      requireStillValid(broadcast, at);
      if ((await countRecent(tx, company.id)) >= MOST_A_DAY) {
        throw conflict(broadcastReasons.TOO_MANY_BROADCASTS({ max: MOST_A_DAY }));
      }
      const { reached } = await countReach(tx, company.id, broadcast);
      if (reached === 0) throw conflict(broadcastReasons.NO_RECIPIENTS);
      broadcast.status = 'SCHEDULED';
      broadcast.scheduledAt = at && at.getTime() > Date.now() ? at : null;
      await tx.flush();
      await this.#deps.sender.enqueue(tx, broadcast);
      const action = broadcast.scheduledAt ? 'broadcast.scheduled' : 'broadcast.sent';
      await this.#deps.audit.record(context, tx, action, aboutBroadcast(found), { reached });
    });
  }

  /** Stops a broadcast: mails that are not out yet are not sent. */
  async cancel(context: RequestContext, id: string): Promise<BroadcastView> {
    return this.#change(context, { id, action: 'send' }, async (tx, found) => {
      const { broadcast } = found;
      if (broadcast.status === 'DRAFT' || broadcast.status === 'CANCELLED') {
        throw conflict(broadcastReasons.BROADCAST_OVER);
      }
      const cancelled = await cancelRecipients(tx, broadcast.id);
      if (broadcast.status === 'SENT' && cancelled === 0) {
        throw conflict(broadcastReasons.BROADCAST_OVER);
      }
      broadcast.status = 'CANCELLED';
      broadcast.finishedAt = new Date();
      await tx.flush();
      await this.#deps.audit.record(context, tx, 'broadcast.cancelled', aboutBroadcast(found), {
        cancelled,
      });
    });
  }

  /** What one person would read; the first one that is meant, if no one is named. */
  async preview(
    context: RequestContext,
    id: string,
    endUserId?: string | null,
  ): Promise<FilledIn & { recipient: string }> {
    const view = await this.find(context, id);
    const company = await findCompany(context.em, view.companyId);
    const readerId = endUserId ? requireUuid(endUserId) : await findReader(context.em, view);
    const ofCompany = { managingCompany: view.companyId };
    const person = readerId && (await context.em.findOne(EndUser, { id: readerId, ...ofCompany }));
    if (!person) throw notFound();
    const recipient = `${person.firstName} ${person.lastName}`;
    return { ...fillInFor(view, person, company), recipient };
  }

  /** Sends it to the actor alone, as the preview shows it but marked as a test; gives the address. */
  async test(context: RequestContext, id: string, endUserId?: string | null): Promise<string> {
    const scope = broadcastScope(context.actor, 'create');
    const { actor } = context;
    if (actor.kind !== 'admin' && actor.kind !== 'companyUser') {
      throw forbidden(broadcastReasons.TEST_BY_PERSON);
    }
    const { recipient, ...preview } = await this.preview(context, id, endUserId);
    const filled = asTest(preview, recipient);
    return transactional(context.em, async (tx) => {
      const found = await lockBroadcast(tx, id, scope);
      const dedupeKey = `broadcast-test:${randomUUID()}`;
      const { chatLinks, mail } = this.#deps;
      const { company } = found;
      const chatUrl = chatLinks.plain(company);
      const to = actor.email;
      await mail.enqueue(
        tx,
        broadcastMail({
          ...{ filled, company, to, dedupeKey, chatUrl },
          ...{ linkNote: undefined, unsubscribeUrl: undefined },
        }),
      );
      await this.#deps.audit.record(context, tx, 'broadcast.tested', aboutBroadcast(found));
      return to;
    });
  }

  async #change(
    context: RequestContext,
    { id, action, alone }: { id: string; action: 'create' | 'send'; alone?: boolean },
    work: (tx: EntityManager, found: Found) => Promise<void>,
  ): Promise<BroadcastView> {
    const scope = broadcastScope(context.actor, action);
    return transactional(context.em, async (tx) => {
      const found = await lockBroadcast(tx, id, scope, { alone });
      await work(tx, found);
      return requireView(tx, found.broadcast.id);
    });
  }
}

interface Found {
  broadcast: Broadcast;
  company: Company;
}

const nameOf = ({ actor }: RequestContext) => ('name' in actor ? actor.name : '');

const ofIds = ({ kind, ids }: Audience): Audience => ({
  kind,
  ids: kind === 'BUILDINGS' || kind === 'PEOPLE' ? ids.map(requireUuid) : [],
});

async function checked(tx: EntityManager, companyId: string, input: BroadcastInput) {
  const content = parseInput(contentSchema, input);
  requirePlaceholders('subject', content.subject);
  requirePlaceholders('text', content.text);
  const audience = ofIds(input.audience);
  await requireAudience(tx, companyId, audience);
  return { ...content, kind: input.kind, audience };
}

function requireDraft({ status }: Broadcast): void {
  if (status !== 'DRAFT') throw conflict(broadcastReasons.BROADCAST_NOT_DRAFT);
}

/** What is over by the time that it is sent would only confuse those who read it. */
function requireStillValid({ validUntil }: Broadcast, at: Date | null | undefined): void {
  const sent = new Date(Math.max(Date.now(), at?.getTime() ?? 0));
  if (validUntil && validUntil < berlinDay(sent)) {
    throw conflict(broadcastReasons.VALID_UNTIL_OVER);
  }
}

async function requireView(em: EntityManager, id: string): Promise<BroadcastView> {
  const [view] = await findBroadcastViews(em, [id]);
  if (!view) throw broadcastNotFound();
  return view;
}

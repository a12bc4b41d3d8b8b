import { z } from 'zod';
import {
  companyOf,
  ownCompanyOf,
  readApart,
  requireUuid,
  type RequestContext,
  type ManagingActor,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { FileRemoval } from '../../../platform/files/index.js';
import {
  type MaybeCountedPage,
  type PageRequest,
  readPage,
} from '../../../platform/lists/index.js';
import { checkBoth, parseInput } from '../../../platform/input/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { SessionService } from '../../auth/index.js';
import { Company, lockCompanyShared } from '../../companies/index.js';
import type { EventPublisher } from '../../webhooks/index.js';
import { endUserCreated, endUserDeleted, eventsOfChange } from '../end-user.webhook-events.js';
import { EndUser } from '../end-user.entity.js';
import { FEWEST_DIGITS, MOST_DIGITS } from '../access/number-digits.js';
import { findSignIns } from '../sign-in/sign-in-history.js';
import type { AccessMails } from './access-mails.js';
import { changePerson } from './change-person.js';
import {
  countBelongings,
  type EndUserBelongings,
  requireDeletable,
} from './end-user-deletion.repository.js';
import {
  type EndUserInput,
  endUserSchemaOf,
  keptOf,
  type Person,
  requireDigits,
  wrongDigits,
} from './end-user-fields.js';
import {
  countEndUsers,
  type EndUserRow,
  findEndUserView,
  findEndUserViews,
  listEndUsers,
} from './end-user-list.repository.js';
import { findSimilarEndUsers } from './similar-end-users.repository.js';
import {
  type EndUserCounts,
  type EndUserFilter,
  type EndUserSort,
  type EndUserView,
  aboutEndUser,
} from './end-user-view.js';
import {
  admit,
  maySeeAuthNumber,
  requireNumberChange,
  requireProvenEmail,
  requireRenewal,
} from './end-user.policy.js';
import {
  createAuthNumber,
  endUserNotFound,
  findFileKeys,
  lockEndUser,
  refusingTakenPerson,
  requireSeen,
  type Seen,
} from './end-user.repository.js';

/** Arguments of the list. */
export interface EndUserListRequest {
  page: PageRequest;
  filter?: EndUserFilter | null | undefined;
  sort?: EndUserSort | null | undefined;
  /** Whether the length of the whole list is wanted; it is if nothing is said. */
  counted?: boolean;
}

/** A form, and the company it is for; administrators have to name it when they add a person. */
export type EndUserChange = EndUserInput & { companyId?: string | null | undefined };

/** Whether the person gets a mail; they do if nothing is said. */
export interface MailChoice {
  sendInvitation?: boolean | null | undefined;
}

interface Dependencies {
  audit: AuditLog;
  sessions: Pick<SessionService, 'endAllOf'>;
  files: FileRemoval;
  mails: AccessMails;
  publisher: EventPublisher;
}

const BY_NAME: EndUserSort = { field: 'NAME', direction: 'ASC' };

/** Tenants and owners, as the staff of companies and of the platform manage them. */
export class EndUserManagement {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async list(
    context: RequestContext,
    { page, filter, sort, counted = true }: EndUserListRequest,
  ): Promise<MaybeCountedPage<EndUserRow>> {
    const { manager, companyId } = admit(context.actor, 'view', filter?.companyId);
    for (const id of [filter?.buildingId, filter?.flatId]) if (id) requireUuid(id);
    const wanted = { ...readPage(page), counted };
    const list = await readApart(context, (em) =>
      listEndUsers(em, { ...filter, companyId }, sort ?? BY_NAME, wanted),
    );
    return { ...list, rows: list.rows.map((row) => visibleTo(manager, row)) };
  }

  /** Those of a company whose names or streets read nearly like that; none where no company is named. */
  async similar(
    context: RequestContext,
    search: string,
    companyId?: string | null,
  ): Promise<EndUserView[]> {
    const { manager, companyId: scope } = admit(context.actor, 'view', companyId);
    if (scope === undefined) return [];
    const views = await readApart(context, (em) => findSimilarEndUsers(em, scope, search));
    return views.map((view) => visibleTo(manager, view));
  }

  async count(context: RequestContext, companyId?: string | null): Promise<EndUserCounts> {
    const scope = admit(context.actor, 'view', companyId);
    return readApart(context, (em) => countEndUsers(em, { companyId: scope.companyId }));
  }

  async find(context: RequestContext, id: string): Promise<EndUserView> {
    const [view] = await this.findAll(context, [requireUuid(id)]);
    if (!view) throw endUserNotFound();
    return view;
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<EndUserView[]> {
    const { manager, companyId } = admit(actor, 'view');
    const views = await findEndUserViews(em, ids, companyId);
    return views.map((view) => visibleTo(manager, view));
  }

  /** How one of them got on with signing in; nothing for those who never tried. */
  async signIns(context: RequestContext, id: string) {
    return findSignIns(context.em, (await this.find(context, id)).id);
  }

  /** Registers an end user; unless told otherwise, a mail says how to reach the chat. */
  async create(
    context: RequestContext,
    { sendInvitation, companyId, ...input }: EndUserChange & MailChoice,
  ): Promise<EndUserView> {
    const { manager } = admit(context.actor, 'create', companyId);
    const digits = await this.#digitsOf(context.em, companyId ?? ownCompanyOf(manager));
    const [targetId, { authNumber, ...fields }] = checkBoth(
      () => companyOf(manager, companyId),
      () => parseInput(endUserSchemaOf(digits, digits, wrongDigits(digits)), input),
    );
    return refusingTakenPerson(() =>
      transactional(context.em, async (tx) => {
        const company = await lockCompanyShared(tx, targetId);
        const user = tx.create(EndUser, {
          ...fields,
          managingCompany: company,
          authNumber: authNumber ?? createAuthNumber(company.authNumberDigits),
        });
        await tx.flush();
        const about = aboutEndUser(user, company);
        await this.#deps.audit.record(context, tx, 'end-user.created', about, { type: user.type });
        await this.#deps.publisher.publish(tx, company.id, [endUserCreated(user)]);
        if (sendInvitation !== false) await this.#deps.mails.sendWelcome(tx, user, company);
        return visibleTo(manager, await requireView(tx, user.id));
      }),
    );
  }

  /** Changes an end user. With another number, company or address, the person has to sign in again. */
  async update(
    context: RequestContext,
    id: string,
    change: EndUserChange & Seen,
  ): Promise<EndUserView> {
    return (await this.change(context, id, change)).view;
  }

  /** The same, with the names of the fields that have become others. */
  async change(
    context: RequestContext,
    id: string,
    { companyId, revision, ...input }: EndUserChange & Seen,
  ): Promise<{ view: EndUserView; changed: string[] }> {
    const { manager, companyId: scope } = admit(context.actor, 'edit', companyId);
    const own = ownCompanyOf(manager);
    const { authNumber, ...given } = parseInput(endUserSchemaOf(FEWEST_DIGITS, MOST_DIGITS), input);
    if (authNumber !== null) requireNumberChange(manager);
    return refusingTakenPerson(() =>
      transactional(context.em, async (tx) => {
        const { user, company: before } = await lockEndUser(tx, requireUuid(id), own);
        await requireSeen(tx, user, revision);
        const company = scope === undefined ? before : await lockCompanyShared(tx, scope);
        const next: Person = {
          ...given,
          ...keptOf(user, input),
          managingCompany: company,
          authNumber: authNumber ?? user.authNumber,
        };
        if (next.authNumber !== user.authNumber) {
          requireDigits(next.authNumber, company.authNumberDigits);
        }
        const changed = await changePerson(this.#deps, tx, { user, company }, next);
        await tx.flush();
        if (changed.length > 0) {
          const about = aboutEndUser(user, company);
          await this.#deps.audit.record(context, tx, 'end-user.updated', about, { changed });
          await this.#deps.publisher.publish(tx, company.id, eventsOfChange(user, changed));
        }
        return { view: visibleTo(manager, await requireView(tx, user.id)), changed };
      }),
    );
  }

  /** What there is of an end user who may be deleted. */
  async belongings({ actor, em }: RequestContext, id: string): Promise<EndUserBelongings> {
    const { companyId } = admit(actor, 'delete');
    const view = await findEndUserView(em, requireUuid(id), companyId);
    if (!view) throw endUserNotFound();
    return countBelongings(em, { companyId: view.companyId, endUserId: view.id });
  }

  /** Deletes an end user with their conversations and files, and signs them out. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const { companyId } = admit(context.actor, 'delete');
    return transactional(context.em, async (tx) => {
      const { user, company } = await lockEndUser(tx, requireUuid(id), companyId);
      await requireDeletable(tx, { companyId: company.id, endUserId: user.id });
      const keys = await findFileKeys(tx, user.id);
      await this.#deps.sessions.endAllOf(tx, user.id);
      await tx.nativeDelete(EndUser, { id: user.id });
      await this.#deps.files.removeAfterCommit(tx, keys);
      const details = { type: user.type, fileCount: keys.length };
      const about = aboutEndUser(user, company);
      await this.#deps.audit.record(context, tx, 'end-user.deleted', about, details);
      await this.#deps.publisher.publish(tx, company.id, [endUserDeleted(user.id)]);
      return user.id;
    });
  }

  /** Gives an end user another number; the old one no longer signs them in. */
  async renewAuthNumber(
    context: RequestContext,
    id: string,
    { sendInvitation }: MailChoice,
  ): Promise<EndUserView> {
    const { manager, companyId } = admit(context.actor, 'edit');
    requireRenewal(manager, sendInvitation !== false);
    return transactional(context.em, async (tx) => {
      const { user, company } = await lockEndUser(tx, requireUuid(id), companyId);
      requireProvenEmail(manager, user);
      const authNumber = createAuthNumber(company.authNumberDigits, user.authNumber);
      const changed = await changePerson(this.#deps, tx, { user, company }, { authNumber });
      await tx.flush();
      const about = aboutEndUser(user, company);
      await this.#deps.audit.record(context, tx, 'end-user.number-renewed', about);
      await this.#deps.publisher.publish(tx, company.id, eventsOfChange(user, changed));
      if (sendInvitation !== false) await this.#deps.mails.sendNewNumber(tx, user, company);
      return visibleTo(manager, await requireView(tx, user.id));
    });
  }

  /** Of a company that may not exist, which is told later. */
  async #digitsOf(em: EntityManager, companyId: string | undefined): Promise<number> {
    const id = z.uuid().safeParse(companyId).data;
    const company = id && (await em.fork().findOne(Company, { id }));
    return company ? company.authNumberDigits : FEWEST_DIGITS;
  }
}

async function requireView(em: EntityManager, id: string): Promise<EndUserView> {
  const view = await findEndUserView(em, id);
  if (!view) throw endUserNotFound();
  return view;
}

/** An actor may be allowed to add people but not to look at them; keys never see numbers. */
const visibleTo = <View extends EndUserView>(actor: ManagingActor, view: View): View =>
  maySeeAuthNumber(actor) ? view : { ...view, authNumber: null };

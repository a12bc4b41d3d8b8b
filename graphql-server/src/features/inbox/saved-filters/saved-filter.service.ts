import { z } from 'zod';
import {
  type Actor,
  actorId,
  readApart,
  type RequestContext,
  requireUuid,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import {
  conflict,
  notFound,
  refusingTaken,
  takenField,
  wrongField,
} from '../../../platform/errors/index.js';
import { optionalLine, parseInput, requiredLine } from '../../../platform/input/index.js';
import { Building, buildingReasons } from '../../buildings/index.js';
import { findCompany, lockCompany } from '../../companies/index.js';
import { findColleagues } from '../colleagues.repository.js';
import { inboxReasons } from '../inbox.reasons.js';
import { inboxToRead, readerOf, requireWorker } from '../inbox.policy.js';
import type { InboxFilter, InboxViewName } from '../inbox-views.js';
import { findLabelNames } from '../labels/label.repository.js';
import { type FilterPeriod, InboxSavedFilter } from './saved-filter.entity.js';
import { countSavedFilters } from './saved-filter.repository.js';

/** Filters that one person can keep at one company. */
const MOST_FILTERS = 50;

const nameSchema = z.object({ name: requiredLine('name', 60) });
const filterSchema = nameSchema.extend({
  category: optionalLine('category', 100),
  search: optionalLine('search', 200),
});

/** A saved filter with what it finds. */
export interface CountedFilter {
  filter: InboxSavedFilter;
  count: number;
}

/** What a filter to keep asks for. */
export interface SavedFilterInput extends Pick<
  InboxFilter,
  'category' | 'urgency' | 'assigneeId' | 'labelId' | 'buildingId'
> {
  companyId?: string | null | undefined;
  name: string;
  view: InboxViewName;
  period?: FilterPeriod | null | undefined;
  search?: string | null | undefined;
}

/** Filters of the inbox that people keep for themselves, under names. */
export class SavedFilterService {
  /** Those of the person at one company, in the order in which they were added. */
  async list(
    context: RequestContext,
    named: string | null | undefined,
  ): Promise<readonly CountedFilter[]> {
    const { actor, em } = context;
    requireWorker(actor);
    const company = await findCompany(em, inboxToRead(actor, named));
    const filters = await em.find(
      InboxSavedFilter,
      { company: company.id, ...ownerOf(actor) },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    return this.#counted(context, company.id, filters);
  }

  /** Keeps a filter; a person has each name once at a company. */
  async create(context: RequestContext, input: SavedFilterInput): Promise<CountedFilter> {
    const { actor } = context;
    requireWorker(actor);
    const companyId = inboxToRead(actor, input.companyId);
    const { name, category, search } = parseInput(filterSchema, input);
    const filter = await refusingTaken(nameTaken, () =>
      transactional(context.em, async (tx) => {
        const company = await lockCompany(tx, companyId);
        const own = { company: company.id, ...ownerOf(actor) };
        if ((await tx.count(InboxSavedFilter, own)) >= MOST_FILTERS) {
          throw conflict(inboxReasons.ENOUGH_SAVED_FILTERS({ max: MOST_FILTERS }));
        }
        const { view, urgency = null, period = null } = input;
        const meant = await requireMeant(tx, company.id, input);
        const wanted = { name, view, category, urgency, period, search, ...meant };
        const made = tx.create(InboxSavedFilter, { company, ...ownerOf(actor), ...wanted });
        await tx.flush();
        return made;
      }),
    );
    return this.#one(context, filter);
  }

  /** Gives one of the person's filters another name. */
  async rename(
    context: RequestContext,
    input: { id: string; name: string },
  ): Promise<CountedFilter> {
    const { name } = parseInput(nameSchema, input);
    const filter = await refusingTaken(nameTaken, () =>
      transactional(context.em, async (tx) => {
        const found = await findOwn(context, tx, input.id);
        found.name = name;
        await tx.flush();
        return found;
      }),
    );
    return this.#one(context, filter);
  }

  /** Forgets one of the person's filters. */
  async delete(context: RequestContext, id: string): Promise<string> {
    return transactional(context.em, async (tx) => {
      const filter = await findOwn(context, tx, id);
      await tx.nativeDelete(InboxSavedFilter, { id: filter.id });
      return filter.id;
    });
  }

  async #one(context: RequestContext, filter: InboxSavedFilter): Promise<CountedFilter> {
    const [counted] = await this.#counted(context, filter.company.id, [filter]);
    return counted ?? { filter, count: 0 };
  }

  async #counted(
    context: RequestContext,
    companyId: string,
    filters: readonly InboxSavedFilter[],
  ): Promise<CountedFilter[]> {
    const viewer = { companyId, readerId: readerOf(context.actor) };
    const counts = await readApart(context, (em) => countSavedFilters(em, viewer, filters));
    return filters.map((filter, place) => ({ filter, count: counts[place] ?? 0 }));
  }
}

/** Whose a filter is. */
function ownerOf(actor: Actor): { memberId: string } | { adminId: string } {
  const { actor: person } = requireWorker(actor);
  return person.kind === 'admin' ? { adminId: actorId(person) } : { memberId: actorId(person) };
}

/** A filter of the actor's own; another's is as if it were not there. */
async function findOwn(
  { actor }: RequestContext,
  tx: EntityManager,
  id: string,
): Promise<InboxSavedFilter> {
  const { companyId } = requireWorker(actor);
  const filter = await tx.findOne(InboxSavedFilter, {
    id: requireUuid(id),
    ...ownerOf(actor),
    ...(companyId ? { company: companyId } : {}),
  });
  if (!filter) throw notFound(inboxReasons.SAVED_FILTER_NOT_FOUND);
  return filter;
}

/** The colleague, the label and the building that a filter asks for, which have to be the company's. */
async function requireMeant(
  tx: EntityManager,
  companyId: string,
  input: Pick<SavedFilterInput, 'assigneeId' | 'labelId' | 'buildingId'>,
): Promise<{ assigneeId: string | null; labelId: string | null; buildingId: string | null }> {
  const assigneeId = input.assigneeId ? requireUuid(input.assigneeId) : null;
  const labelId = input.labelId ? requireUuid(input.labelId) : null;
  if (assigneeId && (await findColleagues(tx, companyId, [assigneeId])).length === 0) {
    throw wrongField('assigneeId', inboxReasons.COLLEAGUE_NOT_FOUND);
  }
  if (labelId && (await findLabelNames(tx, companyId, [labelId])).length === 0) {
    throw wrongField('labelId', inboxReasons.LABEL_NOT_FOUND);
  }
  const buildingId = input.buildingId ? requireUuid(input.buildingId) : null;
  if (buildingId && (await tx.count(Building, { id: buildingId, company: companyId })) === 0) {
    throw wrongField('buildingId', buildingReasons.BUILDING_NOT_FOUND);
  }
  return { assigneeId, labelId, buildingId };
}

const nameTaken = () => takenField('name', inboxReasons.SAVED_FILTER_EXISTS);

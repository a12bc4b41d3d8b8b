import { z } from 'zod';
import { readApart, type RequestContext, requireUuid } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { conflict, takenField, wrongField } from '../../platform/errors/index.js';
import { externalIdSchema, refusingTakenExternalId } from '../../platform/external-ids/index.js';
import { optionalLine, parseInput, requiredLine } from '../../platform/input/index.js';
import { type ListPage, type PageRequest, readPage } from '../../platform/lists/index.js';
import type { AuditLog, AuditParties, AuditParty } from '../audit/index.js';
import { type Company, lockCompanyShared } from '../companies/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { Building } from './building.entity.js';
import { buildingNotFound, lockBuilding } from './building-lock.js';
import { BuildingPeople } from './building-people.js';
import { assignOthers } from './assign-others.js';
import { buildingScope, companyOfBuildings } from './building.policy.js';
import { buildingReasons } from './building.reasons.js';
import { type BuildingRow, findBuildingViews, listBuildings } from './building.repository.js';
import { addressOf } from './building-views.js';
import type { BuildingFilter, BuildingSort, BuildingView } from './building-views.js';
import { buildingChanged, buildingMerged } from './building.webhook-events.js';
import {
  claimAddress,
  giveAddresses,
  isInhabited,
  moveFlats,
} from './building-address.repository.js';

/** What is said about a building; together no longer than an address of a person may be. */
const buildingSchema = z.object({
  name: optionalLine('name', 100),
  street: requiredLine('street', 300),
  postcode: optionalLine('postcode', 20),
  city: optionalLine('city', 100),
  externalId: externalIdSchema,
});

/** What of it a change names; the rest stays. */
const someOfBuilding = buildingSchema.partial();

/** What a form says about a building; checked by the service. */
export type BuildingInput = z.input<typeof buildingSchema>;

interface BuildingListRequest {
  page: PageRequest;
  filter?: BuildingFilter | null | undefined;
  sort?: BuildingSort | null | undefined;
}

/** Told in the transaction that merges one building into another. */
export type MergeListener = (
  tx: EntityManager,
  companyId: string,
  ids: { from: string; into: string },
) => Promise<void>;

interface Dependencies {
  audit: AuditLog;
  publisher: EventPublisher;
  whenMerged?: MergeListener;
}

/** The buildings of companies, and what their people's addresses say of them. */
export class BuildingService {
  readonly #deps: Dependencies;
  readonly #people: BuildingPeople;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#people = new BuildingPeople(deps.publisher);
  }

  /** One page of a company's buildings. */
  async list(
    context: RequestContext,
    { page, filter, sort }: BuildingListRequest,
  ): Promise<ListPage<BuildingRow>> {
    const companyId = companyOfBuildings(context.actor, 'view', filter?.companyId);
    const order = sort ?? { field: 'STREET', direction: 'ASC' };
    return readApart(context, (em) =>
      listBuildings(em, { ...filter, companyId }, order, readPage(page)),
    );
  }

  /** One building. */
  async find(context: RequestContext, id: string): Promise<BuildingView> {
    const [view] = await this.findAll(context, [requireUuid(id)]);
    if (!view) throw buildingNotFound();
    return view;
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<BuildingView[]> {
    return findBuildingViews(em, ids, buildingScope(actor, 'view'));
  }

  /** Adds a building; an address that leads to another one is refused. */
  async create(
    context: RequestContext,
    { companyId: named, ...input }: BuildingInput & { companyId?: string | null | undefined },
  ): Promise<BuildingView> {
    const companyId = companyOfBuildings(context.actor, 'create', named);
    const fields = parseInput(buildingSchema, input);
    return refusingTakenExternalId(() =>
      transactional(context.em, async (tx) => {
        const company = await lockCompanyShared(tx, companyId);
        const building = tx.create(Building, { ...fields, company });
        await tx.flush();
        await this.#claim(tx, building);
        await this.#deps.audit.record(context, tx, 'building.created', about(building, company));
        return requireView(tx, building.id);
      }),
    );
  }

  /** Changes what is named of a building; another address becomes that of all its people. */
  async update(
    context: RequestContext,
    input: Partial<BuildingInput> & { id: string },
  ): Promise<BuildingView> {
    return (await this.change(context, input)).view;
  }

  /** The same, and whether anything has become another. */
  async change(
    context: RequestContext,
    { id, ...input }: Partial<BuildingInput> & { id: string },
  ): Promise<{ view: BuildingView; isChanged: boolean }> {
    const scope = buildingScope(context.actor, 'edit');
    const fields = parseInput(someOfBuilding, input);
    return refusingTakenExternalId(() =>
      transactional(context.em, async (tx) => {
        const { building, company } = await lockBuilding(tx, id, scope);
        const before = addressOf(building);
        const isChanged = assignOthers(building, fields);
        if (!isChanged) return { view: await requireView(tx, building.id), isChanged };
        await tx.flush();
        const isMoved = addressOf(building) !== before;
        if (isMoved) await this.#claim(tx, building);
        const people = isMoved ? await this.#addressPeople(tx, building, building.id) : 0;
        await this.#deps.audit.record(context, tx, 'building.updated', about(building, company), {
          people,
        });
        await this.#deps.publisher.publish(tx, company.id, [buildingChanged(building)]);
        return { view: await requireView(tx, building.id), isChanged };
      }),
    );
  }

  /** Deletes a building in which there are no people. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const scope = buildingScope(context.actor, 'delete');
    return transactional(context.em, async (tx) => {
      const { building, company } = await lockBuilding(tx, id, scope);
      await tx.execute('delete from building_address where company_id = ? and building_id = ?', [
        company.id,
        building.id,
      ]);
      if (await isInhabited(tx, company.id, 'building_id', building.id)) {
        throw conflict(buildingReasons.BUILDING_INHABITED);
      }
      await this.#deps.audit.record(context, tx, 'building.deleted', about(building, company));
      await tx.nativeDelete(Building, { id: building.id });
      return building.id;
    });
  }

  /**
   * Merges a building into another of the same company, where one house was written in two ways: its
   * people and flats become the other's, and what was its address leads there from now on.
   */
  async merge(
    context: RequestContext,
    { id, intoId }: { id: string; intoId: string },
  ): Promise<BuildingView> {
    const scope = buildingScope(context.actor, 'edit');
    const ids = [requireUuid(id), requireUuid(intoId)];
    if (ids[0] === ids[1]) throw wrongField('intoId', buildingReasons.BUILDING_INTO_ITSELF);
    return transactional(context.em, async (tx) => {
      // In one order, as others may merge the same two the other way round.
      const locked = new Map<string, { building: Building; company: Company }>();
      for (const one of ids.toSorted()) locked.set(one, await lockBuilding(tx, one, scope));
      const [from, into] = ids.map((one) => locked.get(one));
      if (!from || !into || from.company.id !== into.company.id) throw buildingNotFound();
      const { building, company } = into;
      await giveAddresses(tx, from.building, building);
      await moveFlats(tx, from.building, building);
      const people = await this.#addressPeople(tx, building, from.building.id);
      const details = { people, merged: addressOf(from.building) };
      const parties = about(building, company);
      await this.#deps.audit.record(context, tx, 'building.merged', parties, details);
      await this.#deps.whenMerged?.(tx, company.id, { from: from.building.id, into: building.id });
      await tx.nativeDelete(Building, { id: from.building.id });
      // Where only the one that goes was known to another system, the one that stays is known to it now.
      building.externalId ??= from.building.externalId ?? null;
      await tx.flush();
      await this.#deps.publisher.publish(tx, company.id, [
        buildingMerged(building, from.building.id),
      ]);
      return requireView(tx, building.id);
    });
  }

  /** Gives the people of a home the address of a building, which makes them its people. */
  async #addressPeople(tx: EntityManager, building: Building, buildingId: string): Promise<number> {
    const texts = { address: addressOf(building) };
    return this.#people.rewrite(tx, building.company.id, { buildingId }, texts);
  }

  async #claim(tx: EntityManager, building: Building): Promise<void> {
    const claimed = await claimAddress(tx, building);
    if (claimed === 'wordless') throw wrongField('street', buildingReasons.ADDRESS_WORDLESS);
    if (claimed === 'taken') throw takenField('street', buildingReasons.BUILDING_EXISTS);
  }
}

const about = (building: Building, company: AuditParty): AuditParties => ({
  company,
  subject: { kind: 'building', id: building.id, name: building.name ?? addressOf(building) },
});

async function requireView(em: EntityManager, id: string): Promise<BuildingView> {
  const [view] = await findBuildingViews(em, [id]);
  if (!view) throw buildingNotFound();
  return view;
}

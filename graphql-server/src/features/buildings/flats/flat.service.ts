import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { conflict, takenField } from '../../../platform/errors/index.js';
import { externalIdSchema, refusingTakenExternalId } from '../../../platform/external-ids/index.js';
import { optionalLine, parseInput, requiredLine } from '../../../platform/input/index.js';
import type { AuditLog, AuditParties, AuditParty } from '../../audit/index.js';
import type { EventPublisher } from '../../webhooks/index.js';
import { lockBuilding } from '../building-lock.js';
import { assignOthers } from '../assign-others.js';
import { BuildingPeople } from '../building-people.js';
import { isInhabited } from '../building-address.repository.js';
import { buildingScope } from '../building.policy.js';
import { buildingReasons } from '../building.reasons.js';
import type { BuildingService } from '../building.service.js';
import type { FlatView } from '../building-views.js';
import { Flat } from './flat.entity.js';
import { findFlatViews, isLabelTaken, listFlats, requireFlat } from './flat.repository.js';

/** Flats that people can add to one building; what addresses say comes besides. */
const MOST_FLATS = 1_000;

const flatSchema = z.object({
  label: requiredLine('apartmentNumber', 50),
  floor: optionalLine('floor', 50),
  // Forms that know none keep it.
  externalId: externalIdSchema.optional(),
});

/** What a form says about a flat; checked by the service. */
export type FlatInput = z.input<typeof flatSchema>;

interface Dependencies {
  audit: AuditLog;
  publisher: EventPublisher;
  buildings: BuildingService;
}

/** The flats of buildings. */
export class FlatService {
  readonly #deps: Dependencies;
  readonly #people: BuildingPeople;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#people = new BuildingPeople(deps.publisher);
  }

  /** All flats of a building, by label. */
  async list(context: RequestContext, buildingId: string): Promise<FlatView[]> {
    const building = await this.#deps.buildings.find(context, buildingId);
    return listFlats(context.em, building.companyId, building.id);
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<FlatView[]> {
    return findFlatViews(em, ids, buildingScope(actor, 'view'));
  }

  /** Adds a flat to a building. */
  async create(
    context: RequestContext,
    { buildingId, ...input }: FlatInput & { buildingId: string },
  ): Promise<FlatView> {
    const scope = buildingScope(context.actor, 'create');
    const fields = parseInput(flatSchema, input);
    return refusingTakenExternalId(() =>
      transactional(context.em, async (tx) => {
        const { building, company } = await lockBuilding(tx, buildingId, scope);
        const place = { companyId: company.id, buildingId: building.id };
        if ((await tx.count(Flat, place)) >= MOST_FLATS) {
          throw conflict(buildingReasons.BUILDING_HAS_ENOUGH_FLATS({ max: MOST_FLATS }));
        }
        const flat = tx.create(Flat, { ...fields, ...place }, { persist: false });
        await requireFreeLabel(tx, flat, fields.label);
        await tx.persist(flat).flush();
        const parties = about(flat, company);
        await this.#deps.audit.record(context, tx, 'flat.created', parties, placeOf(flat));
        return requireView(tx, flat);
      }),
    );
  }

  /** Changes a flat; another label becomes the apartment number of its people. */
  async update(context: RequestContext, input: FlatInput & { id: string }): Promise<FlatView> {
    return (await this.change(context, input)).view;
  }

  /** The same, and whether anything has become another. */
  async change(
    context: RequestContext,
    { id, ...input }: FlatInput & { id: string },
  ): Promise<{ view: FlatView; isChanged: boolean }> {
    const scope = buildingScope(context.actor, 'edit');
    const fields = parseInput(flatSchema, input);
    return refusingTakenExternalId(() =>
      transactional(context.em, async (tx) => {
        const { flat, company } = await lockFlat(tx, id, scope);
        await requireFreeLabel(tx, flat, fields.label);
        const isRenamed = flat.label !== fields.label;
        const isChanged = assignOthers(flat, fields);
        if (!isChanged) return { view: await requireView(tx, flat), isChanged };
        await tx.flush();
        const texts = { apartmentNumber: fields.label };
        const people = isRenamed
          ? await this.#people.rewrite(tx, company.id, { flatId: flat.id }, texts)
          : 0;
        await this.#deps.audit.record(context, tx, 'flat.updated', about(flat, company), {
          ...placeOf(flat),
          people,
        });
        return { view: await requireView(tx, flat), isChanged };
      }),
    );
  }

  /** Deletes a flat in which there are no people. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const scope = buildingScope(context.actor, 'delete');
    return transactional(context.em, async (tx) => {
      const { flat, company } = await lockFlat(tx, id, scope);
      if (await isInhabited(tx, company.id, 'flat_id', flat.id)) {
        throw conflict(buildingReasons.FLAT_INHABITED);
      }
      const parties = about(flat, company);
      await this.#deps.audit.record(context, tx, 'flat.deleted', parties, placeOf(flat));
      await tx.nativeDelete(Flat, { id: flat.id });
      return flat.id;
    });
  }
}

/** A flat and its building, both locked; the building first, as where it is merged. */
async function lockFlat(tx: EntityManager, id: string, scope: string | undefined) {
  const { buildingId } = await requireFlat(tx, id, scope);
  const { company } = await lockBuilding(tx, buildingId, scope);
  return { flat: await requireFlat(tx, id, company.id, { isLocked: true }), company };
}

async function requireFreeLabel(tx: EntityManager, flat: Flat, label: string): Promise<void> {
  if (await isLabelTaken(tx, flat, { id: flat.id, label })) {
    throw takenField('label', buildingReasons.FLAT_EXISTS);
  }
}

const about = ({ id, label }: Flat, company: AuditParty): AuditParties => ({
  company,
  subject: { kind: 'flat', id, name: label },
});

const placeOf = ({ buildingId }: Flat) => ({ buildingId });

async function requireView(em: EntityManager, { id, companyId, buildingId }: Flat) {
  const view = (await listFlats(em, companyId, buildingId)).find((one) => one.id === id);
  if (!view) throw new Error('The flat that was written is gone.');
  return view;
}

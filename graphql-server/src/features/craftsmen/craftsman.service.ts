import { z } from 'zod';
import { lockOwned, type RequestContext } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { conflict, refusingTaken, takenField } from '../../platform/errors/index.js';
import {
  optionalBlock,
  optionalEmail,
  optionalLine,
  parseInput,
  requiredLine,
} from '../../platform/input/index.js';
import type { AuditLog, AuditParties } from '../audit/index.js';
import { findCompany, lockCompany } from '../companies/index.js';
import { Craftsman } from './craftsman.entity.js';
import { craftsmenToRead, craftsmenToWrite, scopeToWrite } from './craftsman.policy.js';
import { craftsmanReasons } from './craftsman.reasons.js';

/** As many as one company can have: all are read at once where they are chosen from. */
const MOST_CRAFTSMEN = 500;

const orEmpty = (value: string | null) => value ?? '';

const craftsmanSchema = z.object({
  name: requiredLine('name'),
  trade: optionalLine('trade', 100).transform(orEmpty),
  email: optionalEmail,
  phone: optionalLine('phone', 50).transform(orEmpty),
  note: optionalBlock('note', 1_000).transform(orEmpty),
});

/** What a form says about a craftsman; checked by the service. */
export type CraftsmanInput = z.input<typeof craftsmanSchema>;

/** The craftsmen that a company keeps, to give cases to without typing their address each time. */
export class CraftsmanContacts {
  readonly #audit: AuditLog;

  constructor({ audit }: { audit: AuditLog }) {
    this.#audit = audit;
  }

  /** All craftsmen of a company, by name. */
  async list(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<Craftsman[]> {
    const company = await findCompany(em, craftsmenToRead(actor, companyId));
    const craftsmen = await em.find(Craftsman, { company: company.id });
    return craftsmen.toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  }

  /** Adds a craftsman; a company has each name once. */
  async create(
    context: RequestContext,
    { companyId: named, ...input }: CraftsmanInput & { companyId?: string | null | undefined },
  ): Promise<Craftsman> {
    const companyId = craftsmenToWrite(context.actor, named);
    const fields = parseInput(craftsmanSchema, input);
    return refusingTaken(nameTaken, () =>
      transactional(context.em, async (tx) => {
        const company = await lockCompany(tx, companyId);
        if ((await tx.count(Craftsman, { company: companyId })) >= MOST_CRAFTSMEN) {
          throw conflict(craftsmanReasons.COMPANY_HAS_ENOUGH_CRAFTSMEN({ max: MOST_CRAFTSMEN }));
        }
        const craftsman = tx.create(Craftsman, { company, ...fields });
        await tx.flush();
        await this.#audit.record(context, tx, 'craftsman.created', about(craftsman));
        return craftsman;
      }),
    );
  }

  /** Changes what is kept of a craftsman; cases that they were given stay as they are. */
  async update(
    context: RequestContext,
    { id, ...input }: CraftsmanInput & { id: string },
  ): Promise<Craftsman> {
    const scope = scopeToWrite(context.actor);
    const fields = parseInput(craftsmanSchema, input);
    return refusingTaken(nameTaken, () =>
      transactional(context.em, async (tx) => {
        const craftsman = await lockCraftsman(tx, id, scope);
        Object.assign(craftsman, fields);
        await tx.flush();
        await this.#audit.record(context, tx, 'craftsman.updated', about(craftsman));
        return craftsman;
      }),
    );
  }

  /** Deletes a craftsman; cases that they were given keep what they say of them. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const scope = scopeToWrite(context.actor);
    return transactional(context.em, async (tx) => {
      const craftsman = await lockCraftsman(tx, id, scope);
      await this.#audit.record(context, tx, 'craftsman.deleted', about(craftsman));
      await tx.nativeDelete(Craftsman, { id: craftsman.id });
      return craftsman.id;
    });
  }
}

/** The log is kept for years; a person's name goes with the deletion. */
const about = ({ id, trade, company }: Craftsman): AuditParties => ({
  company,
  subject: { kind: 'craftsman', id, name: trade },
});

const lockCraftsman = (tx: EntityManager, id: string, companyId: string | undefined) =>
  lockOwned(tx, Craftsman, id, companyId, craftsmanReasons.CRAFTSMAN_NOT_FOUND);

const nameTaken = () => takenField('name', craftsmanReasons.CRAFTSMAN_EXISTS);

import { z } from 'zod';
import type { OperatorSettings } from '../../../operator-settings.js';
import { requireStaff, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { platformReasons } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { AuditLog } from '../../audit/index.js';
import { requireCurrentActor } from '../../companies/index.js';
import { legalReasons } from '../legal.reasons.js';
import { ONLY_ROW, OperatorDetails } from './operator-details.entity.js';
import { requireOperatorDetails } from './operator-details.policy.js';
import {
  type AllDetails,
  detailsOf,
  inForce,
  OPERATOR_FIELDS,
  type StoredDetails,
  withNulls,
} from './operator-fields.js';

const MOST_CHARACTERS = 500;

const line = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').replaceAll(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .max(MOST_CHARACTERS, legalReasons.OPERATOR_DETAIL_TOO_LONG({ max: MOST_CHARACTERS }).issue),
  );

const schema = z.object({
  ...(Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, line])) as Record<
    keyof AllDetails,
    typeof line
  >),
  email: line.refine(
    (text) => text === '' || z.email().safeParse(text).success,
    platformReasons.INVALID_EMAIL.issue,
  ),
});

/** What was entered, and what the settings of the server say where nothing was. */
export interface OperatorDetailsView {
  entered: AllDetails;
  server: AllDetails;
}

/** Who answers for this installation: what administrators have entered, else the settings of the server. */
export class OperatorDetailsService {
  readonly #audit: AuditLog;
  readonly #server: AllDetails;

  constructor(audit: AuditLog, server: OperatorSettings) {
    this.#audit = audit;
    this.#server = detailsOf(server);
  }

  /** What holds now; everyone may read it. */
  async current(em: EntityManager): Promise<OperatorSettings> {
    return inForce(await read(em), this.#server);
  }

  async view({ actor, em }: RequestContext): Promise<OperatorDetailsView> {
    requireOperatorDetails(actor);
    return { entered: withNulls(await read(em)), server: this.#server };
  }

  /** Stores what is said from now on; for what is empty, the settings of the server hold. */
  async save(context: RequestContext, input: object): Promise<OperatorDetailsView> {
    requireOperatorDetails(context.actor);
    const given = parseInput(schema, input);
    const details: StoredDetails = Object.fromEntries(
      Object.entries(given).filter(([, text]) => text !== ''),
    );
    await transactional(context.em.fork(), async (tx) => {
      await requireCurrentActor(tx, requireStaff(context.actor));
      // One after the other, so that what the audit log says was before is what was before.
      await tx.execute(
        `insert into operator_details (id, details, updated_at) values (?, '{}', now())
         on conflict (id) do update set updated_at = now()`,
        [ONLY_ROW],
      );
      const changes = changesOf(await read(tx), details);
      if (Object.keys(changes).length === 0) return;
      await tx.nativeUpdate(OperatorDetails, { id: ONLY_ROW }, { details });
      await this.#audit.record(context, tx, 'operator.details-changed', {}, { changes });
    });
    return this.view(context);
  }
}

async function read(em: EntityManager): Promise<StoredDetails> {
  const stored = await em.findOne(OperatorDetails, { id: ONLY_ROW }, { disableIdentityMap: true });
  return stored?.details ?? {};
}

function changesOf(before: StoredDetails, after: StoredDetails) {
  const changed = OPERATOR_FIELDS.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(
    changed.map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]),
  );
}

import { z } from 'zod';
import {
  actorId,
  companyOf,
  readUuid,
  type RequestContext,
  requireStaff,
} from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { wrongField } from '../../platform/errors/index.js';
import { berlinDay, daysBefore } from '../../platform/german/index.js';
import { day, optionalBlock, parseInput } from '../../platform/input/index.js';
import type { AuditLog } from '../audit/index.js';
import { findCompany } from '../companies/index.js';
import {
  aboutMember,
  admitToSelfOrManaged,
  CompanyUser,
  lockSelfOrManaged,
} from '../company-users/index.js';
import { Absence } from './absence.entity.js';
import { requireAbsenceReader } from './absence.policy.js';
import { absenceReasons } from './absence.reasons.js';
import {
  type AbsencePersonView,
  type AbsenceView,
  findAbsences,
  findActiveMembers,
} from './absence.repository.js';

/** How far ahead an absence may reach, such as a parental leave. */
const MOST_YEARS = 4;

const dayField = day(absenceReasons.ABSENCE_DAY_INVALID.issue);

const absenceSchema = z
  .object({
    firstDay: dayField,
    lastDay: dayField,
    note: optionalBlock('note', 200).transform((text) => text ?? ''),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: absenceReasons.ABSENCE_DAYS_REVERSED.issue,
  });

/** When a member is away. */
export interface NewAbsence {
  /** Oneself, if none is named. */
  memberId?: string | null | undefined;
  deputyId?: string | null | undefined;
  firstDay: string;
  lastDay: string;
  note?: string | null | undefined;
}

/** When the people of companies are away, and who stands in for them. */
export class Absences {
  readonly #audit: AuditLog;

  constructor({ audit }: { audit: AuditLog }) {
    this.#audit = audit;
  }

  /** The present and coming absences of a company. Notes are for people only: they may tell of an illness. */
  async list(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<AbsenceView[]> {
    const company = await findCompany(em, companyOf(requireAbsenceReader(actor), companyId));
    const found = await findAbsences(em, company.id);
    return actor.kind === 'apiKey' ? found.map((one) => ({ ...one, note: null })) : found;
  }

  /** The people of a company who can stand in for each other. */
  async deputies(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<AbsencePersonView[]> {
    const company = await findCompany(em, companyOf(requireStaff(actor), companyId));
    return findActiveMembers(em, company.id);
  }

  /** Notes when a member is away, in the place of what was noted before; the same twice is harmless. */
  async note(context: RequestContext, input: NewAbsence): Promise<AbsenceView> {
    const memberId = input.memberId ?? actorId(requireStaff(context.actor));
    admitToSelfOrManaged(context, memberId);
    const { firstDay, lastDay, note } = parseInput(absenceSchema, input);
    requirePresentOrComing(lastDay);
    return transactional(context.em.fork(), async (tx) => {
      const { user, company } = await lockSelfOrManaged(context, tx, memberId);
      const deputy = await findDeputy(tx, user, input.deputyId);
      const known = await tx.findOne(Absence, { company: company.id, memberId: user.id });
      const values = { firstDay, lastDay, note, deputyId: deputy?.id ?? null };
      const isSame =
        known !== null &&
        (['firstDay', 'lastDay', 'note'] as const).every((key) => known[key] === values[key]) &&
        (known.deputyId ?? null) === values.deputyId;
      if (!isSame) {
        if (known) tx.assign(known, values);
        else tx.create(Absence, { company: company.id, memberId: user.id, ...values });
        await tx.flush();
        await this.#audit.record(context, tx, 'absence.noted', aboutMember(user, company), {
          ...{
            firstDay,
            lastDay,
            deputy: deputy ? `${deputy.firstName} ${deputy.lastName}` : null,
          },
        });
      }
      const [view] = await findAbsences(tx, company.id, user.id);
      if (!view) throw new Error('An absence that was noted is gone.');
      return view;
    });
  }

  /** Ends an absence, or takes it back before it has begun; where there is none, it has ended already. */
  async end(context: RequestContext, named: string | null | undefined): Promise<string> {
    const memberId = named ?? actorId(requireStaff(context.actor));
    return transactional(context.em.fork(), async (tx) => {
      const { user, company } = await lockSelfOrManaged(context, tx, memberId);
      const [known] = await findAbsences(tx, company.id, user.id);
      if (known) {
        const { firstDay, lastDay } = known;
        await tx.nativeDelete(Absence, { id: known.id });
        await this.#audit.record(context, tx, 'absence.ended', aboutMember(user, company), {
          ...{ firstDay, lastDay },
        });
      }
      return user.id;
    });
  }
}

function requirePresentOrComing(lastDay: string): void {
  const today = berlinDay(new Date());
  if (lastDay < today) throw wrongField('lastDay', absenceReasons.ABSENCE_OVER);
  if (lastDay > daysBefore(today, -366 * MOST_YEARS)) {
    throw wrongField('lastDay', absenceReasons.ABSENCE_TOO_FAR({ years: MOST_YEARS }));
  }
}

/** An active colleague of the member. */
async function findDeputy(
  tx: EntityManager,
  { id, managingCompany }: CompanyUser,
  deputyId: string | null | undefined,
): Promise<CompanyUser | null> {
  if (!deputyId) return null;
  const wanted = readUuid(deputyId);
  if (wanted === id) throw wrongField('deputyId', absenceReasons.ABSENCE_OWN_DEPUTY);
  const found =
    wanted &&
    (await tx.findOne(CompanyUser, {
      ...{ id: wanted, managingCompany: managingCompany.id, status: 'ACTIVE' },
    }));
  if (!found) throw wrongField('deputyId', absenceReasons.ABSENCE_DEPUTY_NOT_FOUND);
  return found;
}

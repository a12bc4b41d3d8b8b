import type { EntityManager } from '../../platform/database/index.js';
import { berlinDay, daysBefore } from '../../platform/german/index.js';
import { CaseCounter, CaseEntry, placeOf, ServiceCase } from '../cases/index.js';
import type { Company } from '../companies/index.js';
import { CompanyUser } from '../company-users/index.js';
import { Conversation, fullName } from '../conversations/index.js';
import { Craftsman } from '../craftsmen/index.js';
import { EndUser } from '../end-users/index.js';
import type { DemoCase, DemoCases } from './demo-cases.js';
import { momentOf } from './demo-moment.js';

/** From what was done before until the next thing of the same day is. */
const STEP_MS = 20 * 60_000;
/** Cases of today are made so long before the first start. */
const NEWEST_MS = 60 * 60_000;

/** What a company's cases are about, and who works on them. */
interface DemoPlace {
  company: Company;
  people: readonly EndUser[];
  staff: readonly CompanyUser[];
  conversations: readonly Conversation[];
  craftsmen: readonly Craftsman[];
  now: Date;
}

/**
 * Adds what has to be done in the homes of one company, after what was talked about. No one is told of it: neither
 * mails nor webhooks go out.
 */
export async function createDemoCases(
  tx: EntityManager,
  company: Company,
  { key, demo, now }: { key: string; demo: DemoCases; now: Date },
): Promise<void> {
  const ofCompany = demo.craftsmen.filter((each) => each.company === key);
  const place = {
    ...{ company, now },
    people: await tx.find(EndUser, { managingCompany: company }),
    staff: await tx.find(CompanyUser, { managingCompany: company }),
    conversations: await tx.find(Conversation, { company }),
    craftsmen: ofCompany.map((each) => tx.create(Craftsman, { ...each, company })),
  };
  const cases = demo.cases.filter((each) => each.company === key);
  for (const [i, each] of cases.entries()) {
    const serviceCase = createCase(tx, each, { number: i + 1, place });
    // Its history names it by its id, of which the order of statements is not told.
    await tx.flush();
    addHistory(tx, serviceCase, { demo: each, place });
  }
  tx.create(CaseCounter, { company, lastNumber: cases.length });
  await tx.flush();
}

const member = ({ staff }: DemoPlace, email: string | undefined): CompanyUser | undefined =>
  staff.find((user) => user.email === email);

function createCase(
  tx: EntityManager,
  demo: DemoCase,
  { number, place }: { number: number; place: DemoPlace },
): ServiceCase {
  const { title, description, category, urgency, state } = demo;
  const { company, people, craftsmen, now } = place;
  const person = people.find(({ email }) => email === demo.person);
  const conversation = place.conversations.find(
    ({ endUser, ...talk }) => endUser.id === person?.id && talk.category === category,
  );
  const craftsman = craftsmen.find(({ name }) => name === demo.craftsman);
  return tx.create(ServiceCase, {
    ...{ company, number, title, description, category, urgency, state },
    place: demo.place ?? placeOf(person ?? null),
    dueOn: demo.dueInDays === undefined ? null : daysBefore(berlinDay(now), -demo.dueInDays),
    assigneeId: member(place, demo.assignee)?.id ?? null,
    endUserId: person?.id ?? null,
    conversationId: demo.isFromConversation ? (conversation?.id ?? null) : null,
    craftsmanName: craftsman?.name ?? '',
    craftsmanEmail: craftsman?.email ?? '',
    craftsmanPhone: craftsman?.phone ?? '',
    ...appointmentOf(demo, now),
  });
}

function appointmentOf({ appointment }: DemoCase, now: Date) {
  if (!appointment) return {};
  const { inDays, from, until, isConfirmed } = appointment;
  return {
    appointmentAt: momentOf({ daysAgo: -inDays, at: from }, now),
    appointmentUntil: momentOf({ daysAgo: -inDays, at: until }, now),
    appointmentState: isConfirmed ? ('CONFIRMED' as const) : ('PROPOSED_BY_CRAFTSMAN' as const),
  };
}

/** Who has made it, what was done since, and the craftsman's appointment. */
function addHistory(
  tx: EntityManager,
  serviceCase: ServiceCase,
  { demo, place }: { demo: DemoCase; place: DemoPlace },
): void {
  const { company, id: caseId } = serviceCase;
  let at = timeOf(demo.daysAgo, place.now);
  /** By a member of the company, or else by the craftsman. */
  const add = (
    entry: Pick<CaseEntry, 'kind'> & Partial<CaseEntry>,
    by: CompanyUser | undefined,
  ) => {
    const author = by
      ? { side: 'COMPANY' as const, actorId: by.id, actorName: fullName(by) }
      : { side: 'CRAFTSMAN' as const, actorName: serviceCase.craftsmanName };
    const createdAt = new Date(at);
    tx.create(CaseEntry, { companyId: company.id, caseId, ...author, createdAt, ...entry });
    if (entry.kind !== 'COMMENTED') serviceCase.revision += 1;
    serviceCase.updatedAt = createdAt;
    at += STEP_MS;
  };
  add({ kind: 'CREATED' }, member(place, demo.assignee) ?? place.staff[0]);
  serviceCase.createdAt = serviceCase.updatedAt;
  const { appointmentAt, appointmentUntil, appointmentState } = serviceCase;
  if (appointmentAt && appointmentUntil) {
    const kind =
      appointmentState === 'CONFIRMED' ? 'APPOINTMENT_CONFIRMED' : 'APPOINTMENT_PROPOSED';
    const names = [appointmentAt.toISOString(), appointmentUntil.toISOString()];
    add({ kind, details: { names } }, undefined);
  }
  let from: DemoCase['state'] = 'OPEN';
  for (const { daysAgo, by, comment, report, state } of demo.steps) {
    at = Math.max(at, timeOf(daysAgo, place.now));
    const to: DemoCase['state'] = state ?? (report ? 'DONE' : from);
    const changes = from === to ? [] : [{ field: 'state', from, to }];
    const kind = report ? 'REPORTED_DONE' : comment ? 'COMMENTED' : 'CHANGED';
    add({ kind, text: report ?? comment ?? null, details: { changes } }, member(place, by));
    from = to;
  }
}

/** The middle of a day; today, some time before the first start. */
const timeOf = (daysAgo: number, now: Date): number =>
  daysAgo === 0 ? now.getTime() - NEWEST_MS : momentOf({ daysAgo, at: '11:30' }, now).getTime();

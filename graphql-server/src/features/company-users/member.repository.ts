import { LOCKED, requireUuid } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { conflict, refusingTaken, wrongField } from '../../platform/errors/index.js';
import { CompanyInvitation } from './company-invitation.entity.js';
import { CompanyUser } from './company-user.entity.js';
import { companyUserReasons } from './company-user.reasons.js';
import { companyNotFound, invitationNotFound, userNotFound } from './member-scope.js';

/** A company as it is called. */
export interface CompanyName {
  id: string;
  name: string;
}

/** The company's name; not found where there is no such company. */
export async function findCompanyName(em: EntityManager, id: string): Promise<CompanyName> {
  const [company] = await em.execute<CompanyName[]>('select id, name from company where id = ?', [
    id,
  ]);
  if (!company) throw companyNotFound();
  return company;
}

/** The company's name; it cannot be deleted until the transaction ends, so people can be added. */
export async function lockCompanyKey(tx: EntityManager, id: string): Promise<CompanyName> {
  await tx.execute('select 1 from company where id = ? for key share', [id]);
  return findCompanyName(tx, id);
}

/**
 * Makes changes to the people of these companies wait for each other until the transaction ends.
 * Always taken before any user of theirs is locked, and in one order.
 */
async function lockCompanies(em: EntityManager, ids: readonly string[]): Promise<CompanyName[]> {
  const marks = ids.map(() => '?').join(', ');
  return em.execute<CompanyName[]>(
    `select id, name from company where id in (${marks}) order by id for no key update`,
    [...ids],
  );
}

/** A user who cannot change until the transaction ends, with the companies that it is about. */
export interface LockedUser {
  user: CompanyUser;
  company: CompanyName;
  /** Where the user is to be moved. */
  destination: CompanyName;
}

/** Locks a user and their company, and the company they are to be moved to. */
export async function lockUser(
  em: EntityManager,
  id: string,
  options: { companyId: string | undefined; destinationId?: string | undefined },
): Promise<LockedUser> {
  requireUuid(id);
  const [known] = await em.execute<{ company: string }[]>(
    'select managing_company_id as company from company_user where id = ?',
    [id],
  );
  const home = known?.company;
  if (!home || (options.companyId && home !== options.companyId)) throw userNotFound();
  const destinationId = options.destinationId ?? home;
  const companies = await lockCompanies(em, [...new Set([home, destinationId])]);
  const company = companies.find((one) => one.id === home);
  const destination = companies.find((one) => one.id === destinationId);
  if (!destination) throw companyNotFound();
  const user = await em.findOne(CompanyUser, { id, managingCompany: home }, LOCKED);
  if (!user || !company) throw userNotFound();
  return { user, company, destination };
}

/** An open invitation that cannot change until the transaction ends. */
export async function lockInvitation(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<CompanyInvitation> {
  requireUuid(id);
  const invitation = await em.findOne(
    CompanyInvitation,
    {
      id,
      acceptedAt: null,
      revokedAt: null,
      ...(companyId ? { managingCompany: companyId } : {}),
    },
    LOCKED,
  );
  if (!invitation) throw invitationNotFound();
  return invitation;
}

/** Refuses to lose a company's active administrator who is the last one. */
export async function requireOtherAdmin(em: EntityManager, user: CompanyUser): Promise<void> {
  const others = await em.execute<object[]>(
    `select 1 from company_user
      where managing_company_id = ? and role = 'COMPANY_ADMIN' and status = 'ACTIVE' and id <> ?
      limit 1`,
    [user.managingCompany.id, user.id],
  );
  if (others.length === 0) throw conflict(companyUserReasons.LAST_ADMIN);
}

/**
 * Whether a user of the company has this address. Of another company's users it is not told: they learn
 * by the mailed link that their address has an account.
 */
export async function isColleague(
  em: EntityManager,
  companyId: string,
  email: string,
): Promise<boolean> {
  return (await em.count(CompanyUser, { email, managingCompany: companyId })) > 0;
}

/** Whether a user of any company signs in with this address. */
export async function isEmailTaken(em: EntityManager, email: string): Promise<boolean> {
  return (await em.count(CompanyUser, { email })) > 0;
}

/** Turns the database's refusal of a second account into the message for the field. */
export const refusingTakenEmail = <T>(work: () => Promise<T>): Promise<T> =>
  refusingTaken(() => wrongField('email', companyUserReasons.EMAIL_TAKEN), work);

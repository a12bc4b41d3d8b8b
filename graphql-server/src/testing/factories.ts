import { randomInt } from 'node:crypto';
import { Admin } from '../features/admins/index.js';
import { hashPassword } from '../features/auth/index.js';
import { Company } from '../features/companies/index.js';
import { CompanyUser } from '../features/company-users/index.js';
import { EndUser } from '../features/end-users/index.js';
import { NotificationSettings } from '../features/notifications/index.js';
import type { StaffLanguage } from '../platform/context/index.js';
import type { EntityManager } from '../platform/database/index.js';
import { uniqueKey } from './unique-key.js';

/** Stores a company; every test makes its own. */
export async function createCompany(
  em: EntityManager,
  overrides: Partial<Company> = {},
): Promise<Company> {
  const key = uniqueKey();
  const company = em.create(Company, {
    name: `Hausverwaltung ${key}`,
    address: 'Musterweg 1, 20095 Hamburg',
    email: `team-${key}@verwaltung.example`,
    phone: '040 66969 100',
    ...overrides,
  });
  await em.flush();
  return company;
}

/** Stores an end user of a company. */
export async function createEndUser(
  em: EntityManager,
  company: Company,
  overrides: Partial<EndUser> = {},
): Promise<EndUser> {
  const endUser = em.create(EndUser, {
    managingCompany: company,
    type: 'Tenant',
    firstName: 'Jana',
    lastName: 'Öztürk',
    email: `jana-${uniqueKey()}@mieter.example`,
    phone: '0171 3920000',
    address: 'Lindenallee 12, 20095 Hamburg',
    apartmentNumber: '3 links',
    authNumber: String(randomInt(100_000, 1_000_000)),
    ...overrides,
  });
  await em.flush();
  return endUser;
}

/** The building that the database has found for the person's address. */
export async function buildingOf(em: EntityManager, { id }: EndUser): Promise<string> {
  const { buildingId } = await em.fork().findOneOrFail(EndUser, id);
  if (!buildingId) throw new Error('The address leads to no building.');
  return buildingId;
}

/** The password of everybody that the factories make. */
export const TEST_PASSWORD = 'Korrekt-Pferd-7';

let testPasswordHash: Promise<string> | undefined;

/** Computed once a test file, as it is meant to be slow. */
const passwordHash = () => (testPasswordHash ??= hashPassword(TEST_PASSWORD));

/** Stores a verified administrator with {@link TEST_PASSWORD}. */
export async function createAdmin(
  em: EntityManager,
  overrides: Partial<Admin> = {},
): Promise<Admin> {
  const admin = em.create(Admin, {
    firstName: 'Petra',
    lastName: 'Schröder',
    email: `petra-${uniqueKey()}@plattform.example`,
    passwordHash: await passwordHash(),
    isVerified: true,
    ...overrides,
  });
  await em.flush();
  return admin;
}

/** Stores an active user of a company, its administrator if not said otherwise. */
export async function createCompanyUser(
  em: EntityManager,
  company: Company,
  overrides: Partial<CompanyUser> = {},
): Promise<CompanyUser> {
  const user = em.create(CompanyUser, {
    managingCompany: company,
    firstName: 'Miriam',
    lastName: 'Vogt',
    email: `miriam-${uniqueKey()}@verwaltung.example`,
    passwordHash: await passwordHash(),
    role: 'COMPANY_ADMIN',
    ...overrides,
  });
  await em.flush();
  return user;
}

/** Has a person of the staff be told in this language, as if they had chosen it. */
export async function tellIn(
  em: EntityManager,
  language: StaffLanguage,
  person: Admin | CompanyUser,
): Promise<void> {
  const { id } = person;
  const owner =
    'managingCompany' in person
      ? { companyId: person.managingCompany.id, memberId: id }
      : { adminId: id };
  em.create(NotificationSettings, { ...owner, language });
  await em.flush();
}

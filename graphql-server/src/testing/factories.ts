import { randomInt, randomUUID } from 'node:crypto';
import { Company } from '../features/companies/index.js';
import { EndUser } from '../features/end-users/index.js';
import type { EntityManager } from '../platform/database/index.js';

/** Stores a company; every test makes its own. */
export async function createCompany(
  em: EntityManager,
  overrides: Partial<Company> = {},
): Promise<Company> {
  const key = randomUUID().slice(0, 8);
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
    email: `jana-${randomUUID().slice(0, 8)}@mieter.example`,
    phone: '0171 3920000',
    address: 'Lindenallee 12, 20095 Hamburg',
    apartmentNumber: '3 links',
    authNumber: String(randomInt(100_000, 1_000_000)),
    ...overrides,
  });
  await em.flush();
  return endUser;
}

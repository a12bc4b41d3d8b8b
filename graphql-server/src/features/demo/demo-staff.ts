import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPANY_ROLES } from '@hausgeist/schema';
import { z } from 'zod';
import type { EntityManager } from '../../platform/database/index.js';
import { Admin } from '../admins/index.js';
import { hashPassword } from '../auth/index.js';
import type { Company } from '../companies/index.js';
import { CompanyUser } from '../company-users/index.js';

const person = { firstName: z.string(), lastName: z.string(), email: z.string() };

const staffSchema = z.object({
  password: z.string(),
  administrators: z.array(z.object(person)),
  companyUsers: z.array(z.object({ ...person, company: z.string(), role: z.enum(COMPANY_ROLES) })),
});

/** Everybody of the demo who signs in with a password, which is the same for all. */
export type DemoStaff = z.output<typeof staffSchema> & { passwordHash: string };

/** Reads the people and makes their password's hash, which is too slow for a transaction. */
export async function readDemoStaff(folder: string): Promise<DemoStaff> {
  const file = await readFile(join(folder, 'staff.json'), 'utf8');
  const staff = staffSchema.parse(JSON.parse(file));
  return { ...staff, passwordHash: await hashPassword(staff.password) };
}

/** Adds the administrators, unless there are some already. */
export async function createAdministrators(
  tx: EntityManager,
  { administrators, passwordHash }: DemoStaff,
): Promise<void> {
  if ((await tx.count(Admin)) > 0) return;
  for (const admin of administrators)
    tx.create(Admin, { ...admin, passwordHash, isVerified: true });
}

/** Adds the people who work at one demo company. */
export function createCompanyStaff(
  tx: EntityManager,
  company: Company,
  { key, staff }: { key: string; staff: DemoStaff },
): void {
  const { companyUsers, passwordHash } = staff;
  for (const { company: employer, ...user } of companyUsers) {
    if (employer === key)
      tx.create(CompanyUser, { ...user, passwordHash, managingCompany: company });
  }
}

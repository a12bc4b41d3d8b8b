import type { CompanyRole } from '@hausgeist/schema';
import type { CompanyUser } from '../features/company-users/index.js';
import type { Cast } from './cast.js';
import { createCompanyUser } from './factories.js';
import { asCompanyUser } from './sign-in.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** Two more members of the cast's company, and how they are signed in. */
export interface Colleagues {
  anna: CompanyUser;
  tarek: CompanyUser;
  as: Record<'anna' | 'tarek', TestClient>;
}

/** Adds two members of the same role to the cast's company. */
export async function createColleagues(
  app: TestApp,
  { own }: Cast,
  role: CompanyRole,
): Promise<Colleagues> {
  const em = app.em();
  const anna = await createCompanyUser(em, own, { role, firstName: 'Anna', lastName: 'Voss' });
  const tarek = await createCompanyUser(em, own, { role, firstName: 'Tarek', lastName: 'Aydın' });
  const as = { anna: await asCompanyUser(app, anna), tarek: await asCompanyUser(app, tarek) };
  return { anna, tarek, as };
}

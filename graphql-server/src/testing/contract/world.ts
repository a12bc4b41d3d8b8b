import type { Admin } from '../../features/admins/index.js';
import type { Company } from '../../features/companies/index.js';
import type { CompanyUser } from '../../features/company-users/index.js';
import type { EndUser } from '../../features/end-users/index.js';
import { newSessionId, signIn } from '../chat.js';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
  TEST_PASSWORD,
} from '../factories.js';
import { newestLink } from '../mails.js';
import { asAdmin, asCompanyUser } from '../sign-in.js';
import type { TestApp } from '../test-app.js';
import type { TestClient } from '../test-client.js';
import { uniqueKey } from '../unique-key.js';

/** A password that keeps every rule of the documents. */
export const NEW_PASSWORD = 'Treppenhaus!47-blau';

const unique = (domain: string) => `neu-${uniqueKey()}@${domain}.example`;

/** Two companies with their people, and everything that calls can be about. */
export class World {
  readonly app: TestApp;
  own!: Company;
  other!: Company;
  /** A signed-in client of each kind; `stranger…` belong to the other company. */
  clients!: Record<
    'anybody' | 'tenant' | 'admin' | 'companyUser' | 'strangeTenant' | 'strangeCompanyUser',
    TestClient
  >;

  constructor(app: TestApp) {
    this.app = app;
  }

  static async create(app: TestApp): Promise<World> {
    const world = new World(app);
    const em = app.em();
    world.own = await createCompany(em);
    world.other = await createCompany(em);
    world.clients = {
      anybody: app.client(),
      tenant: await signIn(app, await createEndUser(em, world.own)),
      admin: await asAdmin(app, await createAdmin(em)),
      companyUser: await asCompanyUser(app, await createCompanyUser(em, world.own)),
      strangeTenant: await signIn(app, await createEndUser(em, world.other)),
      strangeCompanyUser: await asCompanyUser(app, await createCompanyUser(em, world.other)),
    };
    return world;
  }

  admin = (): Promise<Admin> => createAdmin(this.app.em());
  company = (): Promise<Company> => createCompany(this.app.em());
  endUser = (): Promise<EndUser> => createEndUser(this.app.em(), this.own);
  companyUser = (): Promise<CompanyUser> =>
    createCompanyUser(this.app.em(), this.own, { role: 'COMPANY_STAFF' });

  /** A person that filters by name, role and status find, beside an invitation and others. */
  async toBeFiltered(): Promise<{ search: string; role: string; status: string }> {
    const { lastName, role } = this.person();
    await this.invitation();
    await createCompanyUser(this.app.em(), this.own, {
      lastName,
      role: 'COMPANY_STAFF',
      status: 'SUSPENDED',
    });
    return { search: lastName, role, status: 'suspended' };
  }

  /** Tenants and owners, one of them of this name. */
  async endUserNamed(lastName: string): Promise<EndUser> {
    await createEndUser(this.app.em(), this.own, { type: 'Owner' });
    return createEndUser(this.app.em(), this.own, { lastName });
  }

  newAddress = () => unique('verwaltung');

  /** A person to be invited by a company. */
  person = () => ({
    firstName: 'Nele',
    lastName: 'Krüger',
    email: this.newAddress(),
    role: 'COMPANY_STAFF',
  });

  companyFields = () => ({
    name: `Elbe Hausverwaltung ${uniqueKey()}`,
    address: 'Am Kai 3, 20457 Hamburg',
    email: this.newAddress(),
    phone: '040 1234',
    whatsapp: '0171 1234',
  });

  endUserFields = () => ({
    type: 'Owner',
    firstName: 'Ömer',
    lastName: 'Groß',
    email: unique('mieter'),
    phone: '0171 3920000',
    address: 'Lindenallee 12, 20095 Hamburg',
    apartmentNumber: '4',
    roomIndication: 'Hinterhaus',
    authNumber: '482910',
  });

  /** An open invitation to the own company, with the token that was mailed. */
  async invitation(): Promise<{ id: string; email: string; token: string }> {
    const person = this.person();
    const path = '/api/company/team/invite';
    const { body } = await this.clients.companyUser.json('POST', path, person);
    const token = await this.#mailed(person.email, 'company/accept-invitation/');
    return { id: (body as { data: { id: string } }).data.id, email: person.email, token };
  }

  /** A person who is invited to become an administrator, with the token of the link. */
  async adminInvitation(): Promise<{ email: string; token: string }> {
    const email = unique('plattform');
    await this.clients.admin.json('POST', '/api/auth/invite-admin', { email });
    return { email, token: await this.#mailed(email, 'admin/register?token=') };
  }

  registration = (email = unique('plattform')) => ({
    name: 'Paula Neumann',
    email,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });

  /** The token by which a newly registered person confirms the address. */
  async verificationToken(): Promise<string> {
    const registration = this.registration();
    await this.clients.anybody.json('POST', '/api/auth/register', registration);
    return this.#mailed(registration.email, 'verify-email?token=');
  }

  async adminResetToken(): Promise<string> {
    const { email } = await this.admin();
    await this.clients.anybody.json('POST', '/api/auth/request-password-reset', { email });
    return this.#mailed(email, 'admin/reset-password/');
  }

  async companyResetToken(): Promise<string> {
    const { email } = await this.companyUser();
    await this.clients.anybody.json('POST', '/api/companies/auth/forgot-password', { email });
    return this.#mailed(email, 'company/reset-password/');
  }

  /** An administrator who has signed in as a browser does, with the refresh cookie. */
  async withRefreshCookie(): Promise<TestClient> {
    const client = this.app.client();
    const { email } = await this.admin();
    await client.json('POST', '/api/auth/login', { email, password: TEST_PASSWORD });
    return client;
  }

  /** The id of a chat session that the own tenant has begun. */
  async chatSession(): Promise<string> {
    const sessionId = newSessionId();
    const begin = { sessionId, message: 'Guten Tag' };
    await this.clients.tenant.json('POST', '/api/chat', begin);
    return sessionId;
  }

  /** The address that an invitation is for. */
  async addressOfInvitation(id: string): Promise<string> {
    const { body } = await this.clients.companyUser.json('GET', '/api/company/team');
    const { invitations } = (body as { data: { invitations: { id: string; email: string }[] } })
      .data;
    return invitations.find((invitation) => invitation.id === id)?.email ?? '';
  }

  #mailed(email: string, path: string): Promise<string> {
    const escaped = path.replaceAll('?', String.raw`\?`);
    return newestLink(this.app, email, new RegExp(`/${escaped}([\\w-]+)`));
  }
}

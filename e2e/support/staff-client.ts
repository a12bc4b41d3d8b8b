import { randomUUID } from 'node:crypto';
import { visitorAddress } from './chat-client.js';
import type { Product } from './product.js';
import { demoAdmin, GOOD_PASSWORD, type StaffMember } from './staff.js';

interface GraphqlAnswer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

/** Speaks to the product without a browser, as a user signed in to one of the consoles. */
export class StaffClient {
  readonly #url: string;
  readonly #address = visitorAddress();
  #token: string | undefined;

  constructor({ url }: Pick<Product, 'url'>) {
    this.#url = url;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#address);
    if (this.#token) headers.set('authorization', `Bearer ${this.#token}`);
    return fetch(new URL(path, this.#url), { ...init, headers });
  }

  async graphql<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlAnswer<Data>;
    if (!data) throw new Error(errors?.[0]?.message ?? 'The answer holds no data.');
    return data;
  }

  async signIn(kind: 'Admin' | 'CompanyUser', { email, password }: StaffMember): Promise<this> {
    const audience = kind === 'Admin' ? 'ADMIN' : 'COMPANY';
    const { signIn } = await this.graphql<{ signIn: { token: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      { input: { audience, email, password } },
    );
    this.#token = signIn.token;
    return this;
  }

  /** The id of the company of that name. */
  async companyId(name: string): Promise<string> {
    const { companies } = await this.graphql<{ companies: { edges: { node: { id: string } }[] } }>(
      'query ($filter: CompanyFilter) { companies(filter: $filter) { edges { node { id } } } }',
      { filter: { search: name } },
    );
    const [first] = companies.edges;
    if (!first) throw new Error(`There is no company ${name}.`);
    return first.node.id;
  }
}

/** Speaks to the product as its demo administrator. */
export const asAdmin = (product: Product) => new StaffClient(product).signIn('Admin', demoAdmin);

const unique = () => randomUUID().slice(0, 8);

/** An administrator of this test's own, who came by invitation. */
export async function newAdmin(product: Product): Promise<StaffMember> {
  const admin = { firstName: 'Imke', lastName: 'Ihle', password: GOOD_PASSWORD };
  const email = `imke-${unique()}@hausgeist.example`;
  const client = await asAdmin(product);
  const { inviteAdmin } = await client.graphql<{ inviteAdmin: { invitationLink: string } }>(
    'mutation ($input: InviteAdminInput!) { inviteAdmin(input: $input) { invitationLink } }',
    { input: { email } },
  );
  const token = new URL(inviteAdmin.invitationLink).searchParams.get('token');
  await client.graphql(
    'mutation ($input: RegisterInvitedAdminInput!) { registerInvitedAdmin(input: $input) { message } }',
    {
      input: {
        token,
        email,
        name: 'Imke Ihle',
        password: admin.password,
        confirmPassword: admin.password,
      },
    },
  );
  return { ...admin, email };
}

/** A company user of this test's own, with a temporary password. */
export async function newCompanyUser(
  product: Product,
  companyId: string,
  role = 'COMPANY_STAFF',
): Promise<StaffMember> {
  const person = {
    firstName: 'Piet',
    lastName: `Probst ${unique()}`,
    email: `piet-${unique()}@post.example`,
  };
  const client = await asAdmin(product);
  await client.graphql(
    'mutation ($input: CreateCompanyUserInput!) { createCompanyUser(input: $input) { message } }',
    {
      input: {
        ...person,
        companyId,
        role,
        sendInvitation: false,
        temporaryPassword: GOOD_PASSWORD,
        confirmPassword: GOOD_PASSWORD,
      },
    },
  );
  return { ...person, password: GOOD_PASSWORD };
}

/** Lets a role of a company do what is named here, and nothing else. */
export async function allow(
  client: StaffClient,
  companyId: string,
  role: string,
  permissions: readonly string[],
): Promise<void> {
  await client.graphql(
    'mutation ($input: UpdateRolePermissionsInput!) { updateRolePermissions(input: $input) { message } }',
    { input: { companyId, role, permissions } },
  );
}

/** Tenants of a company, one after another, named by their number. */
export async function addTenants(
  client: StaffClient,
  companyId: string | null,
  count: number,
  address = 'Weg 1, 20357 Hamburg',
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await client.graphql(
      'mutation ($input: CreateEndUserInput!) { createEndUser(input: $input) { message } }',
      {
        input: {
          companyId,
          type: 'TENANT',
          firstName: 'Vera',
          lastName: `Vielfach ${String(number).padStart(3, '0')}`,
          email: `vera-${unique()}@post.example`,
          phone: '040 5550',
          address,
          apartmentNumber: String(number),
          sendInvitation: false,
        },
      },
    );
  }
}

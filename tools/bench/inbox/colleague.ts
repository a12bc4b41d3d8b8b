import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { root } from '../harness/paths.ts';

interface GraphqlResponse<T> {
  data?: T | null;
  errors?: { message: string }[];
}

interface DemoStaff {
  password: string;
  companyUsers: { company: string; role: string; email: string }[];
}

/** A manager of the demo company Lindenhof, who works at the inbox of one server. */
export class Colleague {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<Colleague> {
    const file = readFileSync(join(root, 'graphql-server/demo/staff.json'), 'utf8');
    const { password, companyUsers } = JSON.parse(file) as DemoStaff;
    const person = companyUsers.find(
      ({ company, role }) => company === 'lindenhof' && role === 'COMPANY_MANAGER',
    );
    const { signIn } = await new Colleague(url, '').graphql<{ signIn: { token: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      { input: { audience: 'COMPANY', email: person?.email, password } },
    );
    return new Colleague(url, signIn.token);
  }

  async graphql<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(new URL('/graphql', this.#url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlResponse<T>;
    if (!data || errors) throw new Error(JSON.stringify(errors ?? response.status));
    return data;
  }

  /** A socket of this person. */
  connect(): Client {
    return createClient({
      url: new URL('/graphql', this.#url).toString().replace(/^http/, 'ws'),
      connectionParams: { token: this.#token },
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
  }
}

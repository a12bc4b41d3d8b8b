import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { node, root } from '../harness/paths.ts';
import { environmentOf, type Product, type Settings } from '../harness/product.ts';

const EMAIL = 'bench@plattform.example';
const PASSWORD = 'Misst-nur-die-Zeit-7';

interface GraphqlResponse<T> {
  data?: T | null;
  errors?: { message: string }[];
}

/** Makes the database and an administrator, while no product runs; the link sets the password. */
export function inviteAdministrator(dataDir: string, settings: Settings = {}): string {
  const cli = join(root, 'graphql-server/dist/cli.js');
  const names = ['--first-name', 'Bea', '--last-name', 'Mess'];
  const output = execFileSync(node, [cli, 'create-admin', '--email', EMAIL, ...names], {
    encoding: 'utf8',
    env: environmentOf(dataDir, 0, { PUBLIC_URL: 'http://localhost', ...settings }),
  });
  const token = /reset-password\/(\S+)/.exec(output)?.[1];
  if (!token) throw new Error(`No link in what was printed: ${output}`);
  return token;
}

/** An administrator who is signed in. */
export class Administrator {
  readonly #url: URL;
  #token = '';

  private constructor({ url }: Product) {
    this.#url = new URL('/graphql', url);
  }

  /** Sets the password with the link's token, and signs in with it. */
  static async signIn(product: Product, token: string): Promise<Administrator> {
    const administrator = new Administrator(product);
    await administrator.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
      { input: { audience: 'ADMIN', token, password: PASSWORD } },
    );
    await administrator.renew();
    return administrator;
  }

  /** Signs in once more: an access token holds for a quarter of an hour. */
  async renew(): Promise<void> {
    const { signIn } = await this.graphql<{ signIn: { token: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      { input: { audience: 'ADMIN', email: EMAIL, password: PASSWORD } },
    );
    this.#token = signIn.token;
  }

  /** The same session at a product that was started again. */
  at(product: Product): Administrator {
    const administrator = new Administrator(product);
    administrator.#token = this.#token;
    return administrator;
  }

  /** The access token of the session. */
  get token(): string {
    return this.#token;
  }

  /** What says who asks. */
  get headers(): Record<string, string> {
    return this.#token ? { authorization: `Bearer ${this.#token}` } : {};
  }

  async graphql<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...this.headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlResponse<T>;
    if (!data || errors) throw new Error(JSON.stringify(errors ?? response.status));
    return data;
  }
}

import type { Account } from './tenants.ts';

interface GraphqlResponse<T> {
  data?: T | null;
  errors?: { message: string }[];
}

let addresses = 0;

/** A user who has signed in as a browser does, with a session cookie. */
export class Session {
  readonly url: string;
  readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  /** Signs in; everybody comes from an address of their own. */
  static async open(url: string, { email, authNumber }: Account): Promise<Session> {
    addresses += 1;
    const response = await fetch(new URL('/api/users/authenticate', url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}`,
      },
      body: JSON.stringify({ email, authNumber }),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    const answer = await response.text();
    if (!response.ok) throw new Error(`${email} was not let in: ${answer}`);
    return new Session(url, cookies.join('; '));
  }

  /** Runs a query or mutation over HTTP. */
  async graphql<T>(query: string, variables: object): Promise<T> {
    const response = await fetch(new URL('/graphql', this.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlResponse<T>;
    if (!data || errors) throw new Error(JSON.stringify(errors ?? response.status));
    return data;
  }
}

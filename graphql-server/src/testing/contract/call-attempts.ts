import { formFields, readJson } from '../rest-traffic.js';
import type { TestClient } from '../test-client.js';
import { type Answer, readAnswer } from './answer-checks.js';
import { addressesOf, type DocumentedCall, methodOf, type Sent } from './documented-call.js';
import { rawRequest } from './raw-request.js';
import type { World } from './world.js';

type Headers = Record<string, string>;

/** What is different from the valid request. */
export interface Changes {
  method?: string;
  headers?: Headers;
  sent?: Sent;
  /** In place of what is sent: a text of this type. */
  body?: readonly [type: string, text: string];
}

/** Headers by which a client is known. */
export function credentialsOf(client: TestClient): Headers {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    ...(client.bearer ? { authorization: `Bearer ${client.bearer}` } : {}),
    ...(cookie ? { cookie } : {}),
  };
}

/** A valid request of one call, to be made as it is or with something wrong about it. */
export class CallAttempts {
  readonly world: World;
  readonly call: DocumentedCall;
  readonly sent: Sent;
  readonly headers: Headers;

  private constructor(world: World, call: DocumentedCall, sent: Sent, headers: Headers) {
    this.world = world;
    this.call = call;
    this.sent = sent;
    this.headers = headers;
  }

  /** Makes what a valid request needs. */
  static async prepare(world: World, call: DocumentedCall): Promise<CallAttempts> {
    const sent = (await call.valid?.(world)) ?? {};
    if (call.caller === 'refreshCookie') {
      return new CallAttempts(world, call, sent, await CallAttempts.refreshCookie(world));
    }
    return new CallAttempts(world, call, sent, credentialsOf(world.clients[call.caller]));
  }

  static async refreshCookie(world: World): Promise<Headers> {
    const { cookie = '' } = credentialsOf(await world.withRefreshCookie());
    return { cookie };
  }

  get method(): string {
    return methodOf(this.call);
  }

  get address(): string {
    return addressesOf(this.call, this.sent)[0] ?? '';
  }

  /** Makes the request. */
  async make(changes: Changes = {}): Promise<Answer> {
    const { method = this.method, headers = this.headers, sent = this.sent } = changes;
    const path = addressesOf(this.call, sent)[0] ?? '';
    const [type, body] = changes.body ?? (await encoded(sent));
    const ofType: Headers = type ? { 'content-type': type } : {};
    const { url, hold } = this.world.app;
    const answer = await rawRequest(url, {
      method,
      path,
      headers: { ...headers, ...ofType },
      body,
    });
    const sentJson = type === 'application/json';
    hold({
      ...{ method, path, status: answer.status, type: String(answer.headers['content-type']) },
      sent: sentJson ? readJson(body) : formFields(sent.form),
      body: readJson(answer.text),
    });
    return readAnswer(answer);
  }

  /** Makes the request as another client. */
  makeAs(client: TestClient, changes: Changes = {}): Promise<Answer> {
    return this.make({ ...changes, headers: credentialsOf(client) });
  }

  /** The bare answer to another method, without a body. */
  raw(method: string) {
    const { headers, address: path } = this;
    return rawRequest(this.world.app.url, { method, path, headers });
  }
}

async function encoded({ form, body }: Sent): Promise<readonly [type: string, text: string]> {
  if (body) return ['application/json', JSON.stringify(body)];
  if (!form) return ['', ''];
  const request = new Request('http://form.example', { method: 'POST', body: form });
  return [request.headers.get('content-type') ?? '', await request.text()];
}

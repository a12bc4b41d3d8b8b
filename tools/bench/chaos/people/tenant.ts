import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { END, type Message, SEND } from '../../chat/operations.ts';
import type { Account } from '../../chat/tenants.ts';
import type { Ledger } from '../ledger.ts';
import type { Random } from '../random.ts';
import { type Caller, OverError, RefusedError, twice } from './caller.ts';
import { Follower } from './follower.ts';

/** How long a tenant looks at the page before they give up on an answer. */
export const ANSWER_PATIENCE_MS = 90_000;

const DOUBLED = 0.15;
const WITH_FILE = 0.15;
const TUNNEL = 0.1;
const QUESTIONS_PER_CONVERSATION = 5;

/** The session id of a new conversation, as the web chat makes them. */
export const newSessionId = () => randomUUID().replaceAll('-', '').slice(0, 26);

/** Signs in by the REST call; the session is a cookie from then on. */
export async function signIn(caller: Caller, { email, authNumber }: Account): Promise<string> {
  const { headers, body, status } = await caller.fetch({
    path: '/api/users/authenticate',
    headers: { 'content-type': 'application/json' },
    body: () => JSON.stringify({ email, authNumber }),
  });
  if (status !== 200) throw new RefusedError(`${email} was not let in: ${JSON.stringify(body)}`);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  caller.credentials = { cookie };
  return cookie;
}

interface TenantParts {
  url: string;
  caller: Caller;
  ledger: Ledger;
  random: Random;
  /** Milliseconds between two questions. */
  paceMs: number;
}

/** A tenant at the web chat: GraphQL, and a subscription that is resumed by its cursor. */
export class Tenant {
  /** Every conversation that they have followed. */
  readonly followers: Follower[] = [];
  readonly #parts: TenantParts;

  constructor(parts: TenantParts) {
    this.#parts = parts;
  }

  /** Asks until told to stop, and ends conversations now and then. */
  async chat(stop: AbortSignal): Promise<void> {
    const { caller, ledger, random, paceMs } = this.#parts;
    const goesOn = () => !stop.aborted;
    await delay(random.between(0, paceMs));
    while (goesOn()) {
      const follower = new Follower(this.#parts.url, caller.headers, newSessionId());
      this.followers.push(follower);
      for (let asked = 0; asked < QUESTIONS_PER_CONVERSATION && goesOn(); asked += 1) {
        await guarded(ledger, () => this.#ask(follower));
        await delay(random.between(paceMs / 2, paceMs * 1.5));
      }
      if (goesOn()) await guarded(ledger, () => this.#end(follower));
    }
  }

  async #ask(follower: Follower): Promise<void> {
    const { caller, ledger, random } = this.#parts;
    const { sessionId } = follower;
    const requestId = randomUUID();
    const text = `Meine Heizung wird nicht warm, was soll ich tun? Raum ${random.between(1, 9999)}`;
    const attachmentIds = random.chance(WITH_FILE) ? await this.#upload(sessionId) : [];
    const input = { sessionId, requestId, content: text, attachmentIds };
    const send = () => caller.graphql<{ sendMessage: { message: Message } }>(SEND, { input });
    const askedAt = performance.now();
    const { sendMessage } = await (random.chance(DOUBLED) ? twice(send) : send());
    ledger.questions.set(requestId, { sessionId, text });
    if (random.chance(TUNNEL)) follower.drop();
    const answer = await follower.until(
      (feed) => feed.answerTo(sendMessage.message.id),
      ANSWER_PATIENCE_MS,
    );
    if (answer) ledger.waits.push(performance.now() - askedAt);
  }

  async #upload(sessionId: string): Promise<string[]> {
    const { caller, ledger, random } = this.#parts;
    const line = `Ablesung ${randomUUID()}: Die Heizung zeigt ${random.between(1, 99)} Grad.\n`;
    const content = line.repeat(random.between(20, 200));
    const { body, status } = await caller.fetch({
      path: '/api/files/upload-with-message',
      body: () => {
        const form = new FormData();
        form.append('sessionId', sessionId);
        form.append('userMessage', '');
        form.append('files', new File([content], 'ablesung.txt'));
        return form;
      },
    });
    const { files } = body as { files?: { id: string; url: string }[] };
    if (!files) throw new RefusedError(`upload ${status}: ${JSON.stringify(body)}`);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const cookie = caller.credentials['cookie'] ?? '';
    for (const { id, url } of files) ledger.files.set(id, { sha256, url, cookie });
    return files.map(({ id }) => id);
  }

  async #end(follower: Follower): Promise<void> {
    const { caller, ledger, random } = this.#parts;
    const { sessionId } = follower;
    const end = () => caller.graphql(END, { input: { sessionId } });
    await (random.chance(DOUBLED) ? twice(end) : end());
    ledger.endedSessions.add(sessionId);
  }
}

/** Notes what the product has refused; the end of the run is no refusal. */
export async function guarded(ledger: Ledger, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof OverError) return;
    ledger.refusals.push(error instanceof Error ? error.message : String(error));
  }
}

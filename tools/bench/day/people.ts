import { Chat } from '../chat/chat.ts';
import { Session } from '../chat/session.ts';
import { type ListQuery, listQueries } from '../lists/list-queries.ts';
import type { Provider } from '../provider/provider.ts';
import { markedQuestion } from '../provider/question.ts';
import { AUTH_NUMBER } from './fill.ts';
import type { Site } from './site.ts';

/** What people do, and how often of ten times. */
export const KINDS = ['question', 'conversation', 'list', 'edit'] as const;
export type Kind = (typeof KINDS)[number];

/** Of ten steps: four questions, three looks at a conversation, two lists, one edit. */
const STEPS: readonly Kind[] = [
  ...['question', 'conversation', 'list', 'question', 'edit'],
  ...['conversation', 'question', 'list', 'conversation', 'question'],
] as Kind[];

const TOKENS = 10;

const CONVERSATION = `query ($sessionId: ID!) { conversation(sessionId: $sessionId) {
  status cursor messages(first: 50) { edges { node { id sender text status sources { title } } } } } }`;

/** So many tenants share one worker's questions: one alone would be told to slow down. */
export const TENANTS_EACH = 5;

/** Milliseconds of each operation by its kind, and what failed. */
export interface Diary {
  times: Record<Kind, number[]>;
  failures: string[];
}

export const newDiary = (): Diary => ({
  times: { question: [], conversation: [], list: [], edit: [] },
  failures: [],
});

/** Some tenants with a socket each, who take turns, and an administrator's work in between. */
export class Worker implements AsyncDisposable {
  readonly #site: Site;
  readonly #provider: Provider;
  readonly #tenants: readonly { session: Session; chat: Chat }[];
  readonly #lists: readonly ListQuery[];
  readonly #edited: { id: string; companyId: string; email: string };
  #step: number;

  private constructor(
    parts: { site: Site; provider: Provider; sessions: readonly Session[] },
    edited: { id: string; companyId: string; email: string },
    step: number,
  ) {
    this.#site = parts.site;
    this.#provider = parts.provider;
    this.#tenants = parts.sessions.map((session) => ({ session, chat: new Chat(session) }));
    this.#lists = listQueries(edited.companyId);
    this.#edited = edited;
    this.#step = step;
  }

  static async open(site: Site, provider: Provider, number: number): Promise<Worker> {
    const sessions: Session[] = [];
    for (let each = 0; each < TENANTS_EACH; each += 1) {
      const email = `person-${number * TENANTS_EACH + each}@post.example`;
      sessions.push(await Session.open(site.urlFor(number), { email, authNumber: AUTH_NUMBER }));
    }
    const { endUsers } = await site.administrator.graphql<{
      endUsers: { edges: { node: { id: string; managingCompany: { id: string } } }[] };
    }>(
      'query ($filter: EndUserFilter) { endUsers(first: 1, filter: $filter) { edges { node { id managingCompany { id } } } } }',
      { filter: { search: `person-${number + 1_000}@post.example` } },
    );
    const node = endUsers.edges[0]?.node;
    if (!node) throw new Error('The database is not filled.');
    const edited = {
      id: node.id,
      companyId: node.managingCompany.id,
      email: `person-${number + 1_000}@post.example`,
    };
    return new Worker({ site, provider, sessions }, edited, number);
  }

  /** One step after the other, without a pause. */
  async workUntil(end: number, diary: Diary): Promise<void> {
    while (performance.now() < end) {
      const kind = STEPS[this.#step % STEPS.length] ?? 'list';
      this.#step += 1;
      try {
        diary.times[kind].push(await this.#do(kind));
      } catch (error) {
        diary.failures.push(`${kind}: ${String(error)}`);
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { chat } of this.#tenants) await chat[Symbol.asyncDispose]();
  }

  async #do(kind: Kind): Promise<number> {
    if (kind === 'question') return this.#ask();
    const startedAt = performance.now();
    if (kind === 'conversation') {
      const { session, chat } = this.#tenant;
      await session.graphql(CONVERSATION, { sessionId: chat.sessionId });
    } else if (kind === 'list') {
      const list = this.#lists[this.#step % this.#lists.length];
      if (list) await this.#administrator.graphql(list.query, list.variables);
    } else await this.#edit();
    return performance.now() - startedAt;
  }

  /** What the product adds: until the provider is asked, and from its first byte on. */
  async #ask(): Promise<number> {
    const { id, text } = markedQuestion(TOKENS);
    const { sentAt, firstDeltaAt } = await this.#tenant.chat.ask(text);
    const { askedAt, firstByteAt } = await this.#provider.timesOf(id);
    return askedAt - sentAt + (firstDeltaAt - firstByteAt);
  }

  async #edit(): Promise<void> {
    const { id, companyId, email } = this.#edited;
    await this.#administrator.graphql(
      'mutation ($input: UpdateEndUserInput!) { updateEndUser(input: $input) { endUser { id } } }',
      {
        input: {
          ...{ id, companyId, email, type: 'TENANT', firstName: 'Vera', lastName: 'Vielfach' },
          phone: `0171 ${3_000_000 + this.#step}`,
          ...{ address: 'Weg 1, 20357 Hamburg', apartmentNumber: '1' },
        },
      },
    );
  }

  get #tenant() {
    const tenant = this.#tenants[this.#step % TENANTS_EACH];
    if (!tenant) throw new Error('A worker has no tenants.');
    return tenant;
  }

  /** The administrator at the server that these tenants are sent to. */
  get #administrator() {
    const { products, administrator } = this.#site;
    const product = products.find(({ url }) => url === this.#tenant.session.url);
    return product ? administrator.at(product) : administrator;
  }
}

import { Crowd, type Turn } from '../chat/crowd.ts';
import { addTenants, newAccounts, tenantsStatement } from '../chat/tenants.ts';
import { Site } from '../day/site.ts';
import { processorTimeOf } from '../harness/process-figures.ts';
import { Product } from '../harness/product.ts';
import { type Benchmark, milliseconds, progress, type Table } from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { askDirectly } from '../provider/direct.ts';
import { TOKENS_PER_SECOND } from '../provider/pace.ts';
import { Provider } from '../provider/provider.ts';

const PEOPLE = 50;
const ROUNDS = 5;
const TOKENS = 120;
const ANSWER_MS = (TOKENS * 1000) / TOKENS_PER_SECOND;
/** For one chat at once: a few people ask in turn, as one may not send more than 20 a minute. */
const ALONE = { people: 5, rounds: 8, tokens: 20 };

interface Scenario {
  name: string;
  turns: Turn[];
  /** From the provider's first byte to a reader of its own, without the product. */
  floor: number[];
  /** Processor time of the server an answer, in milliseconds. */
  processor: number | undefined;
  counts: Provider['counts'];
}

/** What the server adds to the time until an answer begins. */
export const benchmark: Benchmark = {
  title: "what the server adds to the provider's time until an answer begins",
  async measure() {
    await using provider = await Provider.start();
    return report([...(await measureEmbedded(provider)), ...(await measurePostgres(provider))]);
  },
};

async function measureEmbedded(provider: Provider): Promise<Scenario[]> {
  using folder = new TemporaryFolder();
  progress('preparing the embedded database');
  await (await Product.start(folder.path, provider.settings)).process.stop();
  const accounts = await addTenants(folder.path, PEOPLE);
  await using product = await Product.start(folder.path, provider.settings);
  await using crowd = await Crowd.open(product.url, accounts, provider);
  return await runScenarios('embedded', product, provider, crowd);
}

async function measurePostgres(provider: Provider): Promise<Scenario[]> {
  using folder = new TemporaryFolder();
  progress('preparing PostgreSQL');
  const accounts = newAccounts(PEOPLE);
  const fill = [tenantsStatement(accounts), 'vacuum analyze'];
  await using site = await Site.open(folder.path, provider, { processes: 1, fill });
  const [product] = site.products;
  if (!product) throw new Error('No server was started.');
  await using crowd = await Crowd.open(product.url, accounts, provider);
  return await runScenarios('PostgreSQL', product, provider, crowd);
}

async function runScenarios(
  database: string,
  product: Product,
  provider: Provider,
  crowd: Crowd,
): Promise<Scenario[]> {
  const scenario = async (
    name: string,
    readers: { readers: number; rounds: number; tokens: number },
    ask: () => Promise<Turn[]>,
  ): Promise<Scenario> => {
    progress(`${database}: ${name}`);
    const floor = await askDirectly(provider, readers);
    provider.resetCounts();
    const { pid } = product.process;
    const before = processorTimeOf(pid) ?? 0;
    const turns = await ask();
    const used = processorTimeOf(pid);
    const processor = used === undefined ? undefined : (used - before) / turns.length;
    return {
      name: `${database}, ${name}`,
      turns,
      floor,
      processor,
      counts: { ...provider.counts },
    };
  };
  const many = { readers: PEOPLE, rounds: 2, tokens: TOKENS };
  progress('warming up');
  await crowd.askInTurn(ALONE.people, 2, ALONE.tokens);
  await crowd.askTogether(1, TOKENS);
  const { people, rounds, tokens } = ALONE;
  return [
    await scenario('1 chat', { readers: 1, rounds: 20, tokens }, () =>
      crowd.askInTurn(people, rounds, tokens),
    ),
    await scenario(`${PEOPLE} chats, each at its own pace`, many, () =>
      crowd.askApart(ROUNDS, TOKENS, ANSWER_MS),
    ),
    await scenario(`${PEOPLE} chats, all asking at the same moment`, many, () =>
      crowd.askTogether(ROUNDS, TOKENS),
    ),
  ];
}

function report(scenarios: readonly Scenario[]) {
  const perAnswer = scenarios.map(({ counts, turns }) => ({
    chats: counts.chats / turns.length,
    embeddings: counts.embeddings / turns.length,
  }));
  return {
    tables: [
      table(
        "Overhead: the provider's first byte → the client's first piece, ms",
        scenarios,
        'after',
      ),
      table('Before that: question sent → the provider is asked, ms', scenarios, 'before'),
      table('Question sent → confirmed as stored, ms', scenarios, 'confirmed'),
      {
        heading: 'The same without the product: first byte → first piece at a bare reader, ms',
        columns: ['', 'answers', 'median', 'p95', 'max'],
        rows: scenarios.map(({ name, floor }) => [name, ...figures(floor)]),
      },
      {
        heading: 'Cost of an answer',
        columns: ['', 'processor time, ms', 'chat requests', 'embedding requests'],
        rows: scenarios.map(({ name, processor }, index) => [
          name,
          processor === undefined ? '-' : milliseconds(processor),
          String(perAnswer[index]?.chats),
          String(perAnswer[index]?.embeddings),
        ]),
      },
    ],
    notes: [
      `A provider on the same machine thinks for 200 to 400 ms, then sends ${TOKENS_PER_SECOND} tokens a second; its embeddings take no time.`,
      `1 chat: answers of ${ALONE.tokens} tokens, one after the other. ${PEOPLE} chats: ${PEOPLE} tenants with a socket each, answers of ${TOKENS} tokens.`,
      'Each answer is checked: its pieces add up to the stored text. A warm-up comes first. Provider, server, clients and PostgreSQL, with Valkey, share the machine; processor time is that of the server alone.',
    ],
  };
}

const table = (heading: string, scenarios: readonly Scenario[], key: keyof Turn): Table => ({
  heading,
  columns: ['', 'answers', 'median', 'p95', 'max'],
  rows: scenarios.map(({ name, turns }) => [name, ...figures(turns.map((turn) => turn[key]))]),
});

const figures = (values: readonly number[]) => [
  String(values.length),
  ...[median(values), quantile(values, 0.95), Math.max(...values)].map(milliseconds),
];

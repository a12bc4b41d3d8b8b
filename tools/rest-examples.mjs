// Takes the examples of the OpenAPI document from what the server's tests have asked and got:
//   REST_TRAFFIC=/tmp/traffic.jsonl npx vitest run --project graphql-server src/testing/rest-walk.spec.ts
//   node tools/rest-examples.mjs /tmp/traffic.jsonl
// Calls that have none yet get one. Those that have keep theirs, as names and days are new at each run, but answers get the
// fields that are new.
//   node tools/rest-examples.mjs /tmp/traffic.jsonl getCraftsmen postCraftsmen   these anew, too
//   node tools/rest-examples.mjs /tmp/traffic.jsonl --all                        all that were called
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { at } from './lib/paths.mjs';
import { Failure, main } from './lib/process.mjs';
import { say } from './lib/report.mjs';

const FILE = at('graphql-server/src/rest-examples.json');
const MOST_ENTRIES = 2;
const LONGEST_TEXT = 400;

const isFilled = (value) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** How much an exchange shows: fields that hold something, up to what still can be read. */
function worthOf({ sent, body }) {
  const values = (value) =>
    value !== null && typeof value === 'object' ? Object.values(value).flatMap(values) : [value];
  const filled = [sent, body].flatMap(values).filter(isFilled).length;
  const text = JSON.stringify([sent, body]);
  // Texts that are there to be refused or to be long show nothing.
  if (/\bx{20,}|<script|';|\\(?![rn"])|%/.test(text)) return 1 / text.length;
  if (body === undefined) return 0;
  return text.length > 6_000 ? 20 - text.length / 6_000 : filled;
}

/** The same with short lists and texts. */
function shortened(value) {
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(shortened);
  if (typeof value === 'string') return shortText(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

const shortText = (text) =>
  text.length > LONGEST_TEXT && /\s/.test(text) ? `${text.slice(0, LONGEST_TEXT)} …` : text;

/** Takes out of a text what is another at each run, and what only tests call things. */
function withoutChance(text) {
  const numbers = new Map();
  const numberOf = (found) => {
    if (!numbers.has(found)) numbers.set(found, numbers.size + 1);
    return numbers.get(found);
  };
  const times = [...new Set(text.match(TIME) ?? [])].toSorted();
  return text
    .replaceAll(TIME, (time) => {
      const minute = times.indexOf(time);
      return new Date(Date.UTC(2026, 10, 21, 15, minute)).toISOString();
    })
    .replaceAll(UUID, (id) => `01a1feae-1d1b-7a0d-b7b5-${`${numberOf(id)}`.padStart(12, '0')}`)
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJI.eyJzdWIiOiIw.T2ZmZW4')
    .replaceAll(/hgk_[\w-]+/g, 'hgk_example')
    .replaceAll(/whsec_[\w+/=-]+/g, 'whsec_ZXhhbXBsZQ==')
    .replaceAll(/https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/g, 'https://chat.example')
    .replaceAll(/\bc-[0-9a-f]{12}\b/g, 'lindenhof')
    .replaceAll(/Hausverwaltung [a-z]{8}\b/g, 'Hausverwaltung Lindenhof')
    .replaceAll(/-[a-z]{8}(?=@)/g, '')
    .replaceAll(/(?<=[/="#])[\w-]{32,}(?=["&])/g, (found) =>
      new RegExp(`^${UUID.source}$`).test(found) ? found : 'Zm9yIGV4YW1wbGU',
    )
    .replaceAll(/"sessionId":"[^"]*"/g, '"sessionId":"4f0c3a86-example"');
}

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

async function bestOf(path) {
  const best = new Map();
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const exchange = JSON.parse(line);
    if (exchange.status >= 300 || exchange.method === 'HEAD') continue;
    const key = `${exchange.operation} ${exchange.status}`;
    const worth = worthOf(exchange);
    if (worth > (best.get(key)?.worth ?? -1)) best.set(key, { worth, exchange });
  }
  return best;
}

/** What was kept, with the fields that only the new one has, at their places. */
function withNewFields(kept, fresh) {
  if (Array.isArray(kept) && Array.isArray(fresh)) {
    return kept.map((one, index) => withNewFields(one, fresh[index] ?? fresh[0]));
  }
  if (!isObject(kept) || !isObject(fresh)) return kept;
  const names = Object.keys(kept);
  for (const [index, name] of Object.keys(fresh).entries()) {
    if (Object.hasOwn(kept, name)) continue;
    names.splice(names.indexOf(Object.keys(fresh)[index - 1]) + 1, 0, name);
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.hasOwn(kept, name) ? withNewFields(kept[name], fresh[name]) : fresh[name],
    ]),
  );
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What one exchange shows, beside what is known of the call already. */
function exampleOf({ path, status, sent, body }, before = { responses: {} }) {
  const { query, request, response } = JSON.parse(
    withoutChance(
      JSON.stringify({
        query: Object.fromEntries(new URL(path, 'http://x.example').searchParams),
        request: sent === undefined ? undefined : shortened(sent),
        response: body === undefined ? undefined : shortened(body),
      }),
    ),
  );
  return {
    ...before,
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(request === undefined ? {} : { request }),
    responses: { ...before.responses, ...(response === undefined ? {} : { [status]: response }) },
  };
}

await main(
  async ({ values, positionals: [traffic, ...anew] }) => {
    if (!traffic) throw new Failure('Name the file that REST_TRAFFIC had; --help says more.');
    const examples = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
    const known = new Set(Object.keys(examples));
    const best = await bestOf(traffic);
    for (const { exchange } of best.values()) {
      const { operation, status } = exchange;
      const kept = examples[operation];
      const fresh = exampleOf(exchange, kept);
      if (known.has(operation) && !values.all && !anew.includes(operation)) {
        const { [status]: before, ...others } = kept.responses;
        if (before === undefined) continue;
        const now = withNewFields(before, fresh.responses[status]);
        examples[operation] = { ...kept, responses: { ...others, [status]: now } };
      } else {
        examples[operation] = fresh;
      }
    }
    const sorted = Object.entries(examples).toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    say(`${sorted.length} calls have examples, ${sorted.length - known.size} of them new.`);
  },
  import.meta.url,
  { allowPositionals: true, options: { all: { type: 'boolean' } } },
);

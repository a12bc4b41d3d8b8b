import { Product } from '../harness/product.ts';
import { type Benchmark, milliseconds, progress } from '../harness/report.ts';
import { mannWhitney, median } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { addAccounts, addressesOf } from '../sign-in/accounts.ts';
import { ADDRESS_CALLS, type AddressCall } from '../sign-in/calls.ts';

/** Requests with a known and with an unknown address, each. */
const PAIRS = 60;
const WARM_UP = 5;

/** The difference that is tolerated: too small to be told apart over a network. */
const TOLERATED_MS = 5;
const TOLERATED_SHARE = 0.1;

/** Counts up: no two requests come from one address, as if each were the first of a visitor. */
let visitors = 0;

/** Whether one can tell by the time of an answer which addresses have accounts. */
export const benchmark: Benchmark = {
  title: 'time and text of answers to known and to unknown e-mail addresses',
  async measure() {
    using folder = new TemporaryFolder();
    progress('making the database');
    {
      await using first = await Product.start(folder.path);
      void first;
    }
    await addAccounts(folder.path, PAIRS + WARM_UP);
    await using product = await Product.start(folder.path);
    const rows: string[][] = [];
    for (const call of ADDRESS_CALLS) {
      progress(call.name);
      rows.push(await compare(product, call));
    }
    return {
      tables: [
        {
          heading: 'Milliseconds until the whole answer is there',
          columns: ['call', 'known', 'unknown', 'difference', 'p', 'status, text', 'verdict'],
          rows,
        },
      ],
      notes: [
        `${PAIRS} known and ${PAIRS} unknown addresses a call in turns, one request after the other, each from a client address of its own; embedded database.`,
        `Medians; p is that of a two-sided Mann-Whitney test. A difference below ${TOLERATED_MS} ms or ${TOLERATED_SHARE * 100} % is good.`,
      ],
    };
  },
};

async function compare(product: Product, call: AddressCall): Promise<string[]> {
  const { known, unknown } = addressesOf(call.kind, PAIRS + WARM_UP);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  for (let round = -WARM_UP; round < PAIRS; round += 1) {
    const index = round + WARM_UP;
    // The second sign-in may profit from the first, so the kinds take turns in that too.
    const order =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = (kind === 'known' ? known : unknown)[index] ?? '';
      const { ms, answer } = await send(product, call, email);
      if (round < 0) continue;
      times[kind].push(ms);
      answers[kind].add(answer.replaceAll(email, ''));
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  const difference = a - b;
  const isSame = [...answers.known].join() === [...answers.unknown].join();
  const isClose =
    Math.abs(difference) < TOLERATED_MS || Math.abs(difference) < TOLERATED_SHARE * Math.min(a, b);
  return [
    call.name,
    milliseconds(a),
    milliseconds(b),
    difference.toFixed(2),
    mannWhitney(times.known, times.unknown).toFixed(3),
    isSame && answers.known.size === 1 ? 'same' : 'DIFFERENT',
    isSame && isClose ? 'good' : 'BAD',
  ];
}

async function send(
  { url }: Product,
  { path, body }: AddressCall,
  email: string,
): Promise<{ ms: number; answer: string }> {
  visitors += 1;
  const startedAt = performance.now();
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(body(email)),
  });
  const text = await response.text();
  if (/VALIDATION_FAILED|Too many|not found/.test(text)) throw new Error(`${path}: ${text}`);
  return { ms: performance.now() - startedAt, answer: `${response.status} ${text}` };
}

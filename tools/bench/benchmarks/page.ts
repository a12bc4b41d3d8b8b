import type { Page } from 'playwright';
import {
  type Conditions,
  type LoadedFile,
  type Stage,
  type Visit,
  visit,
} from '../browser/visit.ts';
import { CONSOLES, type ConsolePage, LIST_ROW, signInToConsole } from '../browser/consoles.ts';
import { readDemoAccount } from '../chat/tenants.ts';
import { Product } from '../harness/product.ts';
import {
  type Benchmark,
  kilobytes,
  milliseconds,
  progress,
  type Table,
} from '../harness/report.ts';
import { median } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';

const VISITS = 7;
const CONSOLE_VISITS = 3;
const SLOW_4G: Conditions = {
  roundTripMs: 150,
  downKilobits: 1600,
  upKilobits: 750,
  processorSlowdown: 4,
};
/** Where the chat asks for the e-mail address. */
const EMAIL_FIELD = '[name="email"]';

/** Signs in, upon which the page loads what shows answers. */
async function signIn(page: Page): Promise<void> {
  const { email, authNumber } = readDemoAccount();
  await say(page, EMAIL_FIELD, email);
  await say(page, '[name="authNumber"]', authNumber);
  await page.waitForSelector('[name="message"]');
}

async function say(page: Page, field: string, text: string): Promise<void> {
  await page.fill(field, text);
  await page.press(field, 'Enter');
}

/** Opens the first list of a console with nothing cached, signed in by an earlier visit. */
async function visitConsole(url: string, page: ConsolePage): Promise<Visit[]> {
  const token = await signInToConsole(url, page);
  const visits: Visit[] = [];
  for (let round = 1; round <= CONSOLE_VISITS; round += 1) {
    progress(`${page.name}: visit ${round} of ${CONSOLE_VISITS}`);
    visits.push(
      await visit({
        url: new URL(page.path, url).href,
        field: LIST_ROW,
        conditions: SLOW_4G,
        storage: { [page.tokenKey]: token },
      }),
    );
  }
  return visits;
}

/** First visits to the chat and to the consoles on a slow connection. */
export const benchmark: Benchmark = {
  title: 'first visit to the chat page and the consoles on a slow phone',
  async measure() {
    using folder = new TemporaryFolder();
    await using product = await Product.start(folder.path);
    const first = { url: product.url, field: EMAIL_FIELD, conditions: SLOW_4G };
    const visits: Visit[] = [];
    for (let round = 1; round <= VISITS; round += 1) {
      progress(`visit ${round} of ${VISITS}`);
      visits.push(await visit(first));
    }
    progress('one more visit, to sign in');
    const { files } = await visit({ ...first, goOn: signIn });
    const consoles: [string, Visit[]][] = [];
    for (const each of CONSOLES) {
      consoles.push([each.name, await visitConsole(product.url, each)]);
    }
    return {
      tables: [timesOf(visits), transferOf(files), scriptsOf(files), consolesOf(consoles)],
      notes: [
        `Times: ${VISITS} visits, each in a fresh browser with nothing cached. Files: one more visit, which goes on to sign in.`,
        `${SLOW_4G.roundTripMs} ms a round trip, ${SLOW_4G.downKilobits / 1000} Mbit/s down, ${SLOW_4G.upKilobits} kbit/s up, processor ${SLOW_4G.processorSlowdown} times slower; as Chromium emulates them. Viewport of a phone.`,
        'Sizes are of the bodies as transferred, compressed; kB are 1000 bytes. Usable: the field for the e-mail address is painted and takes input.',
      ],
    };
  },
};

function consolesOf(consoles: readonly [string, readonly Visit[]][]): Table {
  return {
    heading: 'First list of a console, for who is signed in; medians',
    columns: ['', 'ms until the list is there', 'blocked, ms', 'scripts / kB until then'],
    rows: consoles.map(([name, visits]) => {
      const of = (pick: (visit: Visit) => number) => milliseconds(median(visits.map(pick)));
      const scripts = (visits[0]?.files ?? []).filter(
        ({ kind, stage }) => kind === 'script' && stage === 'usable',
      );
      return [
        name,
        of(({ figures }) => figures.usable),
        of(({ figures }) => figures.blocking),
        `${scripts.length} / ${sum(scripts)}`,
      ];
    }),
  };
}

function timesOf(visits: readonly Visit[]): Table {
  const row = (name: string, pick: (visit: Visit) => number, show = milliseconds) => {
    const values = visits.map(pick);
    return [name, ...[median(values), Math.min(...values), Math.max(...values)].map(show)];
  };
  return {
    heading: 'Milliseconds since the visit began',
    columns: ['', 'median', 'least', 'most'],
    rows: [
      row('first contentful paint', ({ figures }) => figures.firstPaint),
      row('largest contentful paint', ({ figures }) => figures.largestPaint),
      row('e-mail field usable', ({ figures }) => figures.usable),
      row('blocked by long tasks', ({ figures }) => figures.blocking),
      row(
        'layout shift (no unit)',
        ({ figures }) => figures.layoutShift,
        (value) => value.toFixed(3),
      ),
    ],
  };
}

const sum = (files: readonly LoadedFile[]) =>
  kilobytes(files.reduce((total, { bytes }) => total + bytes, 0));

/** The stages with all that came before. */
const STAGES: readonly { name: string; stages: readonly Stage[] }[] = [
  { name: 'usable', stages: ['usable'] },
  { name: 'network quiet', stages: ['usable', 'quiet'] },
  { name: 'signed in', stages: ['usable', 'quiet', 'later'] },
];

function transferOf(files: readonly LoadedFile[]): Table {
  const row = (name: string, own: readonly LoadedFile[]) => [
    name,
    ...STAGES.map(({ stages }) => {
      const loaded = own.filter(({ stage }) => stages.includes(stage));
      return `${loaded.length} / ${sum(loaded)}`;
    }),
  ];
  const kinds = [...new Set(files.map(({ kind }) => kind))].toSorted();
  const rows = kinds.map((kind) =>
    row(
      kind,
      files.filter((file) => file.kind === kind),
    ),
  );
  return {
    heading: 'Requests / kB from the beginning until …',
    columns: ['', ...STAGES.map(({ name }) => name)],
    rows: [...rows, row('all', files)],
  };
}

function scriptsOf(files: readonly LoadedFile[]): Table {
  const scripts = files.filter(({ kind }) => kind === 'script');
  return {
    heading: 'JavaScript',
    columns: ['', 'kB', 'encoding', 'loaded until'],
    rows: scripts.map(({ path, bytes, encoding, stage }) => [
      path,
      kilobytes(bytes),
      encoding,
      STAGES.find(({ stages }) => stages.includes(stage))?.name ?? '',
    ]),
  };
}

import type { Page } from 'playwright';
import {
  type Conditions,
  type LoadedFile,
  type Stage,
  type Visit,
  visit,
} from '../browser/visit.ts';
import { leaveAndReturn } from '../browser/back-and-forward.ts';
import { LISTS, measurePresses } from '../browser/presses.ts';
import { addRows, ROWS } from '../browser/staff-rows.ts';
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

/** Of a desk and a phone. */
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 760 } };

/** Pages that people leave and come back to, with what their browsers know. */
const pagesToLeave = (token: string): Record<string, Record<string, string>> => ({
  '/': {},
  '/adminlogin': {},
  '/company/login': {},
  '/company/dashboard/end-users': { companyToken: token },
});

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

export const benchmark: Benchmark = {
  title:
    'first visit to the chat page and the consoles on a slow phone, and their lists under the hand',
  async measure() {
    using folder = new TemporaryFolder();
    const visits = await measureVisits(folder.path);
    progress(`${ROWS} people and entries`);
    await addRows(folder.path);
    const handling = await measureHandling(folder.path);
    return {
      tables: [...visits, ...handling],
      notes: [
        `Times: ${VISITS} visits, each in a fresh browser with nothing cached. Files: one more visit, which goes on to sign in.`,
        `${SLOW_4G.roundTripMs} ms a round trip, ${SLOW_4G.downKilobits / 1000} Mbit/s down, ${SLOW_4G.upKilobits} kbit/s up, processor ${SLOW_4G.processorSlowdown} times slower; as Chromium emulates them. Viewport of a phone.`,
        'Sizes are of the bodies as transferred, compressed; kB are 1000 bytes. Usable: the field for the e-mail address is painted and takes input.',
        'Chromium without a window (`chromium-headless-shell`) keeps no page; set `CHROMIUM_PATH` to one that does.',
        `Lists: a company with ${ROWS} people and ${ROWS} entries in its audit log, processor ${SLOW_4G.processorSlowdown} times slower, no slow connection; the time until the next frame is painted, as the browser rounds it to 8 ms.`,
      ],
    };
  },
};

/** First visits to the chat and to the consoles on a slow connection. */
async function measureVisits(dataDir: string): Promise<Table[]> {
  await using product = await Product.start(dataDir);
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
  return [timesOf(visits), transferOf(files), scriptsOf(files), consolesOf(consoles)];
}

/** How quickly lists answer a press, and whether pages are still there when one goes back. */
async function measureHandling(dataDir: string): Promise<Table[]> {
  await using product = await Product.start(dataDir);
  const { url } = product;
  const token = await signInToConsole(url, { audience: 'COMPANY' });
  const presses: string[][] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const { name, path, steps } of LISTS) {
      progress(`${name}, ${size}`);
      const { processorSlowdown } = SLOW_4G;
      const times = await measurePresses({
        ...{ url, token, path, steps, viewport, processorSlowdown },
      });
      presses.push(
        ...times.map((time) => [`${name}, ${size}`, time.name, milliseconds(time.most)]),
      );
    }
  }
  const returns: string[][] = [];
  for (const [path, storage] of Object.entries(pagesToLeave(token))) {
    progress(`back to ${path}`);
    for (const [name, other] of [
      ['a page of the product', url],
      ['another site', url.replace('localhost', '127.0.0.1')],
    ] as const) {
      const { isKept, reasons } = await leaveAndReturn(url, path, other, storage);
      returns.push([path, name, isKept ? 'yes' : 'no', reasons.join(', ') || '-']);
    }
  }
  return [
    {
      heading: 'The slowest answer to a key or a press, milliseconds until it is painted',
      columns: ['list', 'what was done', 'most'],
      rows: presses,
    },
    {
      heading: 'Gone back to',
      columns: ['page', 'from', 'kept as it was', 'why not'],
      rows: returns,
    },
  ];
}

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

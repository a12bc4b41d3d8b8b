import { type Conditions, type LoadedFile, type Visit, visit } from '../browser/visit.ts';
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
const SLOW_4G: Conditions = {
  roundTripMs: 150,
  downKilobits: 1600,
  upKilobits: 750,
  processorSlowdown: 4,
};
/** Where the chat asks for the e-mail address. */
const EMAIL_FIELD = '[name="email"]';

/** First visit to the chat on a slow connection. */
export const benchmark: Benchmark = {
  title: 'first visit to the chat page on a slow phone',
  async measure() {
    using folder = new TemporaryFolder();
    await using product = await Product.start(folder.path);
    const visits: Visit[] = [];
    for (let round = 1; round <= VISITS; round += 1) {
      progress(`visit ${round} of ${VISITS}`);
      visits.push(await visit(product.url, EMAIL_FIELD, SLOW_4G));
    }
    const last = visits.at(-1);
    if (!last) throw new Error('The page was not visited.');
    return {
      tables: [timesOf(visits), transferOf(last.files), scriptsOf(last.files)],
      notes: [
        `Times: ${VISITS} visits, each in a fresh browser with nothing cached; files: the last visit, until the network was quiet.`,
        `${SLOW_4G.roundTripMs} ms a round trip, ${SLOW_4G.downKilobits / 1000} Mbit/s down, ${SLOW_4G.upKilobits} kbit/s up, processor ${SLOW_4G.processorSlowdown} times slower; as Chromium emulates them. Viewport of a phone.`,
        'Sizes are of the bodies as transferred, compressed; kB are 1000 bytes. Usable: the field for the e-mail address is painted and takes input.',
      ],
    };
  },
};

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

function transferOf(files: readonly LoadedFile[]): Table {
  const early = files.filter(({ beforeUsable }) => beforeUsable);
  const row = (name: string, belongs: (file: LoadedFile) => boolean) => [
    name,
    ...[early, files].flatMap((some) => {
      const own = some.filter(belongs);
      return [String(own.length), sum(own)];
    }),
  ];
  const kinds = [...new Set(files.map(({ kind }) => kind))].toSorted();
  return {
    heading: 'Requests and kilobytes',
    columns: ['', 'requests until usable', 'kB', 'requests in all', 'kB'],
    rows: [...kinds.map((kind) => row(kind, (file) => file.kind === kind)), row('all', () => true)],
  };
}

function scriptsOf(files: readonly LoadedFile[]): Table {
  const scripts = files
    .filter(({ kind }) => kind === 'script')
    .toSorted((a, b) => b.bytes - a.bytes);
  return {
    heading: 'JavaScript',
    columns: ['', 'kB', 'encoding', 'until usable'],
    rows: scripts.map(({ path, bytes, encoding, beforeUsable }) => [
      path,
      kilobytes(bytes),
      encoding,
      beforeUsable ? 'yes' : 'no',
    ]),
  };
}

import { type Browser, chromium, type Page, type Request } from 'playwright';
import { observePage, type PageFigures } from './observe-page.ts';

/** A slow mobile connection and a phone's processor. */
export interface Conditions {
  roundTripMs: number;
  downKilobits: number;
  upKilobits: number;
  /** How many times slower than this machine the page computes. */
  processorSlowdown: number;
}

/** A file that the page loaded over the network. */
export interface LoadedFile {
  path: string;
  kind: string;
  encoding: string;
  /** Size of the body as transferred. */
  bytes: number;
  stage: Stage;
}

/** When a file had arrived: as the field became usable, as the network was quiet, or later. */
export type Stage = 'usable' | 'quiet' | 'later';

export interface Visit {
  figures: PageFigures;
  files: readonly LoadedFile[];
}

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface VisitOptions {
  url: string;
  /** Selector of the field that makes the page usable. */
  field: string;
  conditions: Conditions;
  /** What the browser has in its storage, as of a visit before. */
  storage?: Readonly<Record<string, string>>;
  /** What the visitor does once the network is quiet. */
  goOn?: (page: Page) => Promise<void>;
}

/** Visits a page for the first time, in a browser that has never run, until a field can be used. */
export async function visit(options: VisitOptions): Promise<Visit> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    return await visitIn(browser, options);
  } finally {
    await browser.close();
  }
}

async function visitIn(browser: Browser, options: VisitOptions) {
  const { url, field, conditions, storage = {}, goOn } = options;
  const page = await (await browser.newContext(PHONE)).newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await slowDown(page, conditions);
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript(observePage, field);
  await page.goto(url, { waitUntil: 'commit' });
  const { usable, timeOrigin } = await page.evaluate(() => globalThis.pageFigures);
  await page.waitForLoadState('networkidle');
  const figures = await page.evaluate(() => globalThis.pageFigures);
  const first = new Set(finished);
  if (goOn) {
    await goOn(page);
    await page.waitForLoadState('networkidle');
  }
  const files = finished.map((request) => {
    const { startTime, responseEnd } = request.timing();
    if (!first.has(request)) return describeFile(request, 'later');
    const isEarly = startTime + responseEnd <= timeOrigin + usable;
    return describeFile(request, isEarly ? 'usable' : 'quiet');
  });
  return { figures, files: (await Promise.all(files)).filter(({ bytes }) => bytes > 0) };
}

async function slowDown(page: Page, conditions: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: (conditions.downKilobits * 1000) / 8,
    uploadThroughput: (conditions.upKilobits * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.processorSlowdown });
}

async function describeFile(request: Request, stage: Stage): Promise<LoadedFile> {
  const response = await request.response();
  const { responseBodySize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
    kind: request.resourceType(),
    encoding: response?.headers()['content-encoding'] ?? 'none',
    bytes: responseBodySize,
    stage,
  };
}

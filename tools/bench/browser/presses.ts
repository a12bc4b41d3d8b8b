import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { FLAGS } from './visit.ts';

/** What people do with a list: a name, and the keys or presses that it takes. */
interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** How long the page took to show what a key or a press did, at most; rounded to 8 ms by the browser. */
export interface PressTime {
  name: string;
  most: number;
}

declare global {
  var slowest: number;
}

/** A row that has arrived, and its list is not waiting for others. */
const ROW = 'main table[aria-busy="false"] tbody tr';
const PAUSE_MS = 80;

/**
 * Presses where it is. `click()` asks the page within the press what lies there, which takes longer than some presses:
 * with the processor four times slower 15 to 30 ms.
 */
async function press(target: Locator): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function type(page: Page, text: string): Promise<void> {
  await press(page.getByRole('searchbox'));
  await page.keyboard.type(text, { delay: PAUSE_MS });
}

/** Presses as a person does, who sees the answer before they go on. */
async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
}

const search: Step = {
  name: 'search, letter by letter',
  async act(page) {
    await type(page, 'Schröder 12');
    await settled(page);
    await pressAll(page, ['Escape']);
  },
};

const turnPages: Step = {
  name: 'turn pages',
  async act(page) {
    for (let turn = 0; turn < 5; turn += 1) {
      await press(page.getByRole('button', { name: 'Next', exact: true }));
      await settled(page);
    }
  },
};

const chooseColumns: Step = {
  name: 'choose columns',
  async act(page) {
    const button = page.getByRole('button', { name: 'Columns' });
    await press(button);
    const box = page.getByRole('group', { name: 'Shown columns' }).getByRole('checkbox').first();
    for (let time = 0; time < 4; time += 1) {
      await press(box);
      await page.waitForTimeout(PAUSE_MS);
    }
    await press(button);
  },
};

const filter = (label: string): Step => ({
  name: `filter by ${label.toLowerCase()}`,
  async act(page) {
    const list = page.getByLabel(label, { exact: true });
    const opener = page.getByRole('button', { name: /^Filters/ });
    const isFolded = await opener.isVisible();
    if (isFolded) await press(opener);
    await list.focus();
    await pressAll(page, ['ArrowDown', 'ArrowDown']);
    // A key that comes before the list has followed the last one is lost.
    do await pressAll(page, ['Home']);
    while ((await list.inputValue()) !== '');
    if (isFolded) await pressAll(page, ['Escape']);
  },
});

/** Of many, one is looked for. */
const searchedFilter = (label: string, words: string, clear: string): Step => ({
  name: `filter by ${label.toLowerCase()}`,
  async act(page) {
    const list = page.getByRole('combobox', { name: label, exact: true });
    const opener = page.getByRole('button', { name: /^Filters/ });
    const isFolded = await opener.isVisible();
    if (isFolded) await press(opener);
    await press(list);
    await page.keyboard.type(words, { delay: PAUSE_MS });
    await pressAll(page, ['ArrowDown', 'Enter']);
    await press(page.getByRole('button', { name: clear }));
    await settled(page);
    if (isFolded) await pressAll(page, ['Escape']);
  },
});

const openSheet: Step = {
  name: 'open a sheet, go through five people, close it',
  async act(page) {
    await press(page.locator(ROW).nth(2).locator('td').nth(2));
    await page.locator('dialog[open] dl').waitFor();
    for (const key of ['j', 'j', 'j', 'j', 'k']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open] dl').waitFor();
      await page.waitForTimeout(PAUSE_MS);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  },
};

const openDetails: Step = {
  name: 'open details of entries',
  async act(page) {
    for (let row = 0; row < 4; row += 1) {
      await press(page.locator(ROW).nth(row).locator('summary'));
      await page.waitForTimeout(PAUSE_MS);
    }
  },
};

/** The lists of a company, and what is done with each. */
export const LISTS: readonly { name: string; path: string; steps: readonly Step[] }[] = [
  {
    name: 'tenants and owners',
    path: '/company/dashboard/end-users',
    steps: [search, filter('Type'), turnPages, openSheet, chooseColumns],
  },
  {
    name: 'audit log',
    path: '/company/dashboard/audit',
    steps: [
      search,
      searchedFilter('Action', 'signed', 'Show all actions'),
      turnPages,
      openDetails,
      chooseColumns,
    ],
  },
];

/** Waits until the list is there, be it an empty one, and all that was set going. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(PAUSE_MS);
  await page.waitForLoadState('networkidle');
  await page.locator('main table[aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Runs in the page before anything else. */
function watchPresses(): void {
  globalThis.slowest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      // Others are no presses: what comes to lie under the pointer when a list changes is told of as well.
      if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration);
    }
  });
  // Shorter ones are told of by no browser.
  observer.observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}

interface PressOptions {
  url: string;
  token: string;
  path: string;
  steps: readonly Step[];
  viewport: { width: number; height: number };
  processorSlowdown: number;
}

/** Does what people do with a list, and reads how long each took at most until it was painted. */
export async function measurePresses(options: PressOptions): Promise<PressTime[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    return await pressIn(browser, options);
  } finally {
    await browser.close();
  }
}

async function pressIn(browser: Browser, options: PressOptions): Promise<PressTime[]> {
  const { url, token, path, steps, viewport, processorSlowdown } = options;
  const context = await browser.newContext({ locale: 'en-US', viewport });
  await context.addInitScript((value) => localStorage.setItem('companyToken', value), token);
  await context.addInitScript(watchPresses);
  const page = await context.newPage();
  await page.goto(new URL(path, url).href);
  await settled(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const times: PressTime[] = [];
  for (const { name, act } of steps) {
    await page.evaluate(() => {
      globalThis.slowest = 0;
    });
    await act(page);
    // The next one begins with rows that stay: those of a turned page may still come.
    await settled(page);
    // Told of with a frame that comes after it.
    await page.waitForTimeout(PAUSE_MS * 4);
    times.push({ name, most: await page.evaluate(() => globalThis.slowest) });
  }
  return times;
}

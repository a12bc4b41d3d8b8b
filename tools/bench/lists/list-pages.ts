import { chromium, type Page } from 'playwright';
import { median } from '../harness/statistics.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/** Names of the links that lead to lists. */
const LINKS = ['Managing Companies', 'Manage Company Users', 'End Users'] as const;

const ROUNDS = 9;

/** Milliseconds from pressing a link until the rows of its list are there. */
export interface PageTime {
  link: string;
  first: number;
  median: number;
  most: number;
}

/** Goes from the dashboard to each list again and again, as an administrator on this machine. */
export async function measureListPages(url: string, token: string): Promise<PageTime[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript((value) => localStorage.setItem('token', value), token);
    const page = await context.newPage();
    await page.goto(`${url}/admin/dashboard`);
    const times: PageTime[] = [];
    for (const link of LINKS) {
      const taken: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
        await page.getByRole('heading', { name: 'Admin Users' }).waitFor();
        taken.push(await timeUntilRows(page, link));
      }
      const [first = 0] = taken;
      times.push({ link, first, median: median(taken), most: Math.max(...taken) });
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Measured inside the page, so that the driver's own time does not count. */
function timeUntilRows(page: Page, link: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve, reject) => {
        const element = [...document.querySelectorAll('nav a')].find(
          ({ textContent }) => textContent === text,
        );
        if (!(element instanceof HTMLElement)) return reject(new Error(`No link ${text}.`));
        const startedAt = performance.now();
        element.click();
        const look = () => {
          const title = document.querySelector('main h1')?.textContent ?? '';
          const rows = document.querySelector('main table[aria-busy="false"] tbody tr');
          if (rows && title !== 'Dashboard') resolve(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        look();
        return undefined;
      }),
    link,
  );
}

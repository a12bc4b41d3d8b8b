import { chromium } from 'playwright';
import { FLAGS } from './visit.ts';

/** Whether a page that was gone back to was still there as it had been left. */
export interface Return {
  path: string;
  isKept: boolean;
  /** What kept the browser from keeping it. */
  reasons: readonly string[];
}

interface NotUsed {
  notRestoredExplanations: { reason: string; type: string }[];
}

/**
 * Leaves a page of `url` for a document of `other`, and goes back as the browser's button does. For another site a
 * browser decides before the page hears that it is left.
 */
export async function leaveAndReturn(
  url: string,
  path: string,
  other: string,
  storage: Readonly<Record<string, string>> = {},
): Promise<Return> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, '--enable-features=BackForwardCache'],
    // Tests have no use for it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext();
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      addEventListener('pageshow', ({ persisted }) => {
        if (location.pathname !== '/robots.txt') sessionStorage.setItem('shown', String(persisted));
      });
    }, storage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const reasons = new Set<string>();
    await session.send('Page.enable');
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotUsed) => {
      for (const { reason } of notRestoredExplanations) reasons.add(reason);
    });
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
    await page.goto(new URL('/robots.txt', other).href);
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    await page.waitForTimeout(1_000);
    const shown = await page.evaluate(() => sessionStorage.getItem('shown'));
    return { path, isKept: shown === 'true', reasons: [...reasons] };
  } finally {
    await browser.close();
  }
}

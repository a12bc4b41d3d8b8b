import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser';
import { combinationsOf, MAIN_PAGES, SIZES, type Combination } from './coverage';
import { Pictures } from './pictures';
import { openPreview, setTheme, show } from './preview';
import { openStorybook, type StorybookSite } from './storybook-site';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A story is a part of a page: what a whole page must have is checked on the product. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

declare const axe: { run: (context: object, options: object) => Promise<AxeResults> };

let site: StorybookSite;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([openStorybook(), openBrowser()]);
  page = await openPreview(browser, site, { viewport: SIZES[360], locale: 'de' });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addScriptTag({ path: axeFile });
}, 300_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

async function faultsOf(options: object): Promise<string[]> {
  // Only rules about films and sounds, of which there are none, need all files a second time.
  const given = { ...options, resultTypes: ['violations'], preload: false };
  const { violations } = await page.evaluate((how) => axe.run(document, how), given);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

/** Looks at all stories that are drawn in such a size and language. */
async function faultsOfPictures(
  pictures: Pictures,
  width: Combination['width'],
  locale: Combination['locale'],
): Promise<string[]> {
  const view = await openPreview(browser, site, { viewport: SIZES[width], locale });
  const faults: string[] = [];
  for (const { id } of site.stories) {
    const drawn = combinationsOf(id).filter((one) => one.width === width && one.locale === locale);
    if (drawn.length > 0) await show(view, id);
    for (const combination of drawn) faults.push(...(await pictures.look(view, id, combination)));
  }
  await view.context().close();
  return faults;
}

const allRules = {
  runOnly: { type: 'tag', values: RULES },
  rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
};
const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };

const isTooWide = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const dialog = () => page.getByRole('dialog', { name: 'Hallo' });
const opener = () => page.getByRole('button', { name: 'Öffnen' });

// Beside each other, as both wait for the browser most of the time.
describe.concurrent('every story', () => {
  it.runIf(process.env['PICTURES'])(
    'looks as in its kept pictures',
    async ({ skip }) => {
      const pictures = new Pictures();
      const reason = await pictures.reasonAgainst(browser);
      if (reason) {
        console.warn(
          `Pictures were not compared: ${reason}. "npm run pictures -- --renew" draws them anew.`,
        );
        skip(reason);
      }
      const ids = new Set(site.stories.map(({ id }) => id));
      const unknown = MAIN_PAGES.filter((id) => !ids.has(id)).map((id) => `${id} is no story`);
      const faults = await Promise.all(
        ([360, 768, 1440] as const).flatMap((width) =>
          (['de', 'en'] as const).map((locale) => faultsOfPictures(pictures, width, locale)),
        ),
      );
      expect([...unknown, ...faults.flat(), ...(await pictures.others())]).toEqual([]);
    },
    1_800_000,
  );

  it('has no fault that axe finds, no error, and fits a small phone', async () => {
    const faults: string[] = [];
    for (const { id } of site.stories) {
      const found = await show(page, id);
      await setTheme(page, 'light');
      found.push(...(await faultsOf(allRules)));
      await setTheme(page, 'dark');
      found.push(...(await faultsOf(colours)).map((fault) => `dark ${fault}`));
      if (await isTooWide()) found.push('scrolls sideways');
      faults.push(...found.concat(errors.splice(0)).map((fault) => `${id}: ${fault}`));
    }
    expect(site.stories.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  }, 900_000);
});

describe('the dialog', () => {
  it('is left by Escape and gives the focus back', async () => {
    await show(page, 'design-system-dialog--opened-by-button');
    await opener().press('Enter');
    await dialog().waitFor();
    expect(await dialog().evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await opener().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('is left by a press outside, not by one inside', async () => {
    await show(page, 'design-system-dialog--opened-by-button');
    await opener().click();
    await dialog().getByText('Escape, das Kreuz').click();
    expect(await dialog().isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await dialog().waitFor({ state: 'detached' });
  });

  it('keeps the page behind it still', async () => {
    await show(page, 'design-system-dialog--opened-by-button');
    await opener().click();
    await dialog().waitFor();
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await overflow()).toBe('visible');
  });
});

describe('the passing messages', () => {
  it('can be heard and pressed while a dialog is open, and stay when it is closed', async () => {
    await show(page, 'design-system-toast-region--from-a-dialog');
    await opener().click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    const saved = page.getByRole('dialog').getByRole('status').getByText('Gespeichert.');
    await saved.click({ trial: true });
    await page.keyboard.press('Escape');
    await saved.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect.poll(() => page.getByText('Gespeichert.').count()).toBe(0);
  });

  it('let the page behind them be scrolled', async () => {
    await show(page, 'design-system-toast-region--two');
    await page.getByText('Gespeichert.').waitFor();
    const overflow = await page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(overflow).toBe('visible');
  });
});

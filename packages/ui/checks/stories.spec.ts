import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser';
import { openStorybook, type StorybookSite } from './storybook-site';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A story is a part of a page: what a whole page must have is checked on the product. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

declare const axe: { run: (context: object, options: object) => Promise<AxeResults> };

/** As much of Storybook's preview as is needed to go from story to story without a reload. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    channel: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, payload: object) => void;
    };
  };
}

let site: StorybookSite;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([openStorybook(), openBrowser()]);
  const viewport = { width: 360, height: 760 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  // The addon's own run would get in the way of ours.
  const first = `id=${site.stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`;
  await page.goto(`${site.url}/iframe.html?${first}`);
  await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
  await page.addScriptTag({ path: axeFile });
}, 300_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

async function show(storyId: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const { channel } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
        channel.once('storyRendered', () => resolve());
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        channel.emit('forceRemount', { storyId: id });
      }),
    storyId,
  );
}

async function faultsOf(options: object): Promise<string[]> {
  // Only rules about films and sounds, of which there are none, need all files a second time.
  const given = { ...options, resultTypes: ['violations'], preload: false };
  const { violations } = await page.evaluate((how) => axe.run(document, how), given);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

const allRules = {
  runOnly: { type: 'tag', values: RULES },
  rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
};
const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };

async function setTheme(theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    // What changes by a transition is judged where it comes to rest.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
}

const isTooWide = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const dialog = () => page.getByRole('dialog', { name: 'Hallo' });
const opener = () => page.getByRole('button', { name: 'Öffnen' });

describe('every story', () => {
  it('has no fault that axe finds, no error, and fits a small phone', async () => {
    const faults: string[] = [];
    for (const { id } of site.stories) {
      await show(id);
      await setTheme('light');
      const found = await faultsOf(allRules);
      await setTheme('dark');
      found.push(...(await faultsOf(colours)).map((fault) => `dark ${fault}`));
      if (await isTooWide()) found.push('scrolls sideways');
      faults.push(...found.concat(errors.splice(0)).map((fault) => `${id}: ${fault}`));
    }
    expect(site.stories.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  }, 300_000);
});

describe('the dialog', () => {
  it('is left by Escape and gives the focus back', async () => {
    await show('design-system-dialog--opened-by-button');
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
    await show('design-system-dialog--opened-by-button');
    await opener().click();
    await dialog().getByText('Escape, das Kreuz').click();
    expect(await dialog().isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await dialog().waitFor({ state: 'detached' });
  });

  it('keeps the page behind it still', async () => {
    await show('design-system-dialog--opened-by-button');
    await opener().click();
    await dialog().waitFor();
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await overflow()).toBe('visible');
  });
});

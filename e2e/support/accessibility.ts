import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare const axe: typeof axeCore;

const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Only colours differ in the dark. */
const DARK_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that are broken gravely in a part of the page, each with the elements that break it. */
function graveFaults(page: Page, part: string, runOnly: string[] | undefined): Promise<string[]> {
  return page.evaluate(
    async ([selector, rules]) => {
      const { violations } = await axe.run(selector, {
        resultTypes: ['violations'],
        // Only rules about films and sounds, of which there are none, need all files a second time.
        preload: false,
        ...(rules && { runOnly: rules }),
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, runOnly] as const,
  );
}

/** Colours do not depend on the size: the desktop's tests and the stories look at them in the dark. */
const schemesOf = (page: Page) =>
  (page.viewportSize()?.width ?? 0) < 600 ? (['light'] as const) : (['light', 'dark'] as const);

/**
 * No grave barrier and nothing wider than the screen, in light and on a desk also in dark. Where only a part has
 * changed since the page was looked at, its selector spares looking at all the rest again.
 */
export async function expectAccessible(page: Page, state: string, part = 'html'): Promise<void> {
  // Once in a document: reading the library takes longer than judging a page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  for (const colorScheme of schemesOf(page)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const faults = await graveFaults(page, part, colorScheme === 'dark' ? DARK_RULES : undefined);
    expect(faults, `${state}, ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${state}: pixels to scroll sideways`).toBeLessThanOrEqual(0);
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = new Set<string | null | undefined>(['serious', 'critical']);

/** Only colours differ in the dark. */
const DARK_RULES = ['color-contrast', 'link-in-text-block'];

/** No grave barrier and nothing wider than the screen, in light and in dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // There are no frames of other origins, for which a page of its own would be opened each time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(DARK_RULES);
    const { violations } = await axe.analyze();
    const grave = violations
      .filter(({ impact }) => GRAVE.has(impact))
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(grave, `${state}, ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${state}: pixels to scroll sideways`).toBeLessThanOrEqual(0);
}

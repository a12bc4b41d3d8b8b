import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { StorybookSite } from './storybook-site';

/** As much of Storybook's preview as is needed to go from story to story without a reload. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    currentRender?: { id?: string; phase?: string };
    channel: {
      once: (event: string, listener: (payload: { message?: string }) => void) => void;
      emit: (event: string, payload: object) => void;
    };
  };
}

export type Theme = 'light' | 'dark';

/** The moment at which all stories are looked at, so that no picture and no date of one depends on the day. */
const NOW = '2026-11-25T10:00:00Z';

/** What happens by itself after so long would be seen on slow machines only. */
const LONG_MS = 2_000;

/**
 * Runs in the page before anything else: stops the clock and chance, puts off what waits for seconds, and lets no focus
 * scroll, as how far that is depends on what has been drawn by then.
 */
function standStill([now, long]: readonly [string, number]): void {
  const at = Date.parse(now);
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [at], self) as object,
    get: (target, key) => (key === 'now' ? () => at : (Reflect.get(target, key) as unknown)),
  });
  Math.random = () => 0.5;
  crypto.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
    return array;
  };
  const { setTimeout: wait } = globalThis;
  const waitLonger = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
    wait(handler, ms < long ? ms : ms * 4, ...args);
  globalThis.setTimeout = waitLonger as typeof setTimeout;
  const focus: HTMLElement['focus'] = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusWithoutScrolling(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

interface View {
  viewport: NonNullable<BrowserContextOptions['viewport']>;
  locale: 'de' | 'en';
}

/** A page that goes from story to story, in one size and language. */
export async function openPreview(
  browser: Browser,
  { url, stories }: StorybookSite,
  { viewport, locale }: View,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  await context.addInitScript(standStill, [NOW, LONG_MS] as const);
  const page = await context.newPage();
  // The addon's own run would get in the way of ours.
  const globals = `a11y.manual:!true;locale:${locale}`;
  await page.goto(`${url}/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=${globals}`);
  // A story that is left before it was there reloads the page.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Partial<PreviewWindow>;
    return preview?.currentRender?.phase === 'finished';
  });
  return page;
}

/** Goes to a story, and waits until it is drawn and has been played; says what stopped it. */
export async function show(page: Page, storyId: string): Promise<string[]> {
  return page.evaluate(
    (id) =>
      new Promise<string[]>((resolve) => {
        const { channel, currentRender } = (window as unknown as PreviewWindow)
          .__STORYBOOK_PREVIEW__;
        channel.once('playFunctionThrewException', ({ message = '' }) =>
          resolve([`cannot be played: ${message.slice(0, 200)}`]),
        );
        channel.once('storyRendered', () => resolve([]));
        // Both at once may draw the story twice, the second time while it is looked at already.
        if (currentRender?.id === id) channel.emit('forceRemount', { storyId: id });
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}

/** Changes light and dark, and waits for what changes by a transition. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
}

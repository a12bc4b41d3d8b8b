import type { Route } from '@playwright/test';
import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { SAYS } from '../../support/texts.js';

const ENTRY = '**/remotes/mf-chat/**/remoteEntry.js';
const ANY_FILE = '**/remotes/mf-chat/**/*.js';

const FAULTS: [string, string, (route: Route) => Promise<void>][] = [
  ['cannot be reached', ENTRY, (route) => route.abort()],
  ['answers 503', ENTRY, (route) => route.fulfill({ status: 503, body: 'busy' })],
  [
    'sends a page instead of a script',
    ENTRY,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wartung</h1>' }),
  ],
  ['lacks its later files', ANY_FILE, (route) => route.abort()],
  // Never answered: the browser waits until the page gives up.
  ['hangs', ENTRY, () => Promise.resolve()],
];

for (const [name, pattern, act] of FAULTS) {
  test(`a chat that ${name} leaves the shell standing and comes back on retry`, async ({
    page,
    product,
  }) => {
    await page.route(pattern, act);
    // The page counts as loaded only when its preloads are there, which may be never.
    await page.goto(product.url, { waitUntil: 'commit' });
    await expect(page.getByText('This part of the page cannot be reached right now')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Property Management Chatbot');
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    const chat = new ChatPage(page);
    await chat.shows(SAYS.welcome);
    await expect(chat.input).toBeEnabled();
  });
}

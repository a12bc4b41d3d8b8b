import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildChangedChat } from '../../support/changed-build.js';
import { ChatPage } from '../../support/chat-page.js';
import { HEATING } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { newReleaseKey, releaseChat } from '../../support/release-command.js';

const TOKEN = 'release-token-of-the-browser-tests';
const OLD = 'Clear Conversation';
const NEW = 'Empty This Conversation';

const shellScript = (page: Page) => page.locator('script[src^="/assets/main"]').getAttribute('src');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a new build of the chat is there after a reload, and gone after rolling back', async ({
  page,
  newProduct,
  tenant,
}) => {
  // Webpack builds the chat anew.
  test.setTimeout(300_000);
  const changed = await buildChangedChat({ file: 'src/messages/en.ts', from: OLD, to: NEW });
  const folder = await mkdtemp(join(tmpdir(), 'hausgeist-key-'));
  const keyFile = join(folder, 'release-key.pem');
  const settings = { RELEASE_TOKEN: TOKEN, RELEASE_KEYS: await newReleaseKey(keyFile) };
  const product = await newProduct({ settings });
  await product.start();
  const chat = new ChatPage(page);
  await chat.open(product.url);
  await expect(button(page, OLD)).toBeVisible();
  const shell = await shellScript(page);

  const unsigned = releaseChat(product.url, TOKEN, '--dist', changed.dist);
  await expect(unsigned).rejects.toThrow('has to be signed');
  await releaseChat(product.url, TOKEN, '--dist', changed.dist, '--key', keyFile);

  // A page that is open keeps working: what it still has to load is of its own version.
  await chat.identify(tenant);
  await chat.say(HEATING.question);
  await expect(chat.answerTo(HEATING.question)).toContainText(HEATING.lindenhof.fact);
  await expect(button(page, OLD)).toBeVisible();

  await page.reload();
  await expect(button(page, NEW)).toBeVisible();
  await expect(button(page, OLD)).toHaveCount(0);
  expect(await shellScript(page)).toBe(shell);

  // A restart brings up what was released, not what lies beside the server.
  await product.terminate();
  await product.start();
  await page.reload();
  await expect(button(page, NEW)).toBeVisible();

  expect(await releaseChat(product.url, TOKEN, '--rollback')).toContain('mf-chat is back at');
  await page.reload();
  await expect(button(page, OLD)).toBeVisible();
  expect(await shellScript(page)).toBe(shell);
  await changed.remove();
  await rm(folder, { recursive: true });
});

test('a build that crashes is not released, as its pages are opened in the shell first', async ({
  newProduct,
}) => {
  // Webpack builds the chat anew.
  test.setTimeout(300_000);
  const from = 'export function App() {';
  const to = `${from}\n  if (document.title !== '') throw new Error('broken');`;
  const changed = await buildChangedChat({ file: 'src/App.tsx', from, to });
  const product = await newProduct({ settings: { RELEASE_TOKEN: TOKEN } });
  await product.start();
  const refused = releaseChat(product.url, TOKEN, '--dist', changed.dist);
  await expect(refused).rejects.toThrow(
    /\/: it crashed while it was drawn: Error: broken \(src\/App\.tsx:\d+:\d+\)/,
  );
  const { apps } = (await (
    await fetch(`${product.url}/api/releases`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).json()) as { apps: { app: string; versions: unknown[] }[] };
  expect(apps.find(({ app }) => app === 'mf-chat')?.versions).toHaveLength(1);
  await changed.remove();
});

test('nobody releases without the token', async ({ product }) => {
  await expect(releaseChat(product.url, 'wrong', '--rollback')).rejects.toThrow('401');
});

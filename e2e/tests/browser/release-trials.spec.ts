import type { Page } from '@playwright/test';
import { AdminConsole } from '../../support/admin-console.js';
import { buildChangedChat } from '../../support/changed-build.js';
import { visitorAddress } from '../../support/chat-client.js';
import { ChatPage } from '../../support/chat-page.js';
import { expect, test } from '../../support/fixtures.js';
import { frontEndCommand } from '../../support/release-command.js';
import { demoAdmin } from '../../support/staff.js';

const TOKEN = 'release-token-of-the-browser-tests';
const OLD = 'Clear Conversation';
const NEW = 'Empty This Conversation';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The version of the chat that a browser with a number gets. */
async function versionFor(server: string, lot: number): Promise<string> {
  const response = await fetch(server, { headers: { cookie: `hausgeist_lot=${lot}` } });
  const [, registry = '[]'] = /id="registry">([^]*?)<\/script>/.exec(await response.text()) ?? [];
  const entries = JSON.parse(registry) as { name: string; version: string }[];
  return entries.find(({ name }) => name === 'mf-chat')?.version ?? 'none';
}

/** The numbers of those who get a version. */
async function lotsWith(server: string, version: string): Promise<number[]> {
  const lots = Array.from({ length: 100 }, (_, lot) => lot);
  const versions: string[] = [];
  for (const lot of lots) versions.push(await versionFor(server, lot));
  return lots.filter((lot) => versions[lot] === version);
}

/** Makes the bad version fail, and keeps what the page tells: reports are sent past the tools of browsers. */
function keepReports(): void {
  localStorage.setItem('breaks', '1');
  const sent: string[] = [];
  Object.assign(globalThis, { sent });
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    if (body instanceof Blob) void body.text().then((text) => sent.push(text));
    return send(url, body);
  };
}

/** Says, as the pages of that many visitors do, that they have a version, and whether it failed. */
async function tell(server: string, version: string, times: number, failure?: 'CODE') {
  for (let visit = 0; visit < times; visit += 1) {
    await fetch(`${server}/api/front-ends/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitorAddress() },
      body: JSON.stringify({ app: 'mf-chat', version, isVisit: true, failure }),
    });
  }
}

test('a version is tried by a tenth, taken back by itself, mended, given to all, and retired', async ({
  browser,
  newProduct,
  newVisitor,
}) => {
  // Webpack builds the chat twice.
  test.setTimeout(900_000);
  const app = 'export function App() {';
  const bad = await buildChangedChat({
    file: 'src/App.tsx',
    from: app,
    to: `${app}\n  if (localStorage.getItem('breaks')) void Promise.reject(new Error('broken'));`,
  });
  const mended = await buildChangedChat({ file: 'src/messages/en.ts', from: OLD, to: NEW });
  const product = await newProduct({ settings: { RELEASE_TOKEN: TOKEN } });
  await product.start();
  const server = product.url;
  const run = (command: string, ...options: string[]) =>
    frontEndCommand({ server, token: TOKEN }, command, ...options);
  const old = await versionFor(server, 0);

  const told = await run('publish', '--dist', bad.dist, '--percent', '10');
  const tried = /mf-chat (\S+) is tried by 10 % of visitors/.exec(told)?.[1] ?? '';
  const tenth = await lotsWith(server, tried);
  expect(tenth).toHaveLength(10);

  await test.step('one of the tenth has it, and its page tells that it fails', async () => {
    // Not the test's own browser, which lets no page fail.
    const context = await browser.newContext();
    const page = await context.newPage();
    const cookie = { name: 'hausgeist_lot', value: String(tenth[0]), url: server };
    await context.addCookies([cookie]);
    await context.addInitScript(keepReports);
    await page.goto(server);
    const reports = () =>
      page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent.join('\n'));
    await expect.poll(reports).toContain('"failure":"CODE"');
    expect(await reports()).toContain(`"version":"${tried}"`);
    // Where, and not what it says.
    expect(await reports()).not.toContain('broken');
    await context.close();
  });

  await test.step('enough of them end the trial', async () => {
    await tell(server, old, 55);
    await tell(server, tried, 45);
    expect(await versionFor(server, tenth[0] ?? 0)).toBe(tried);
    await tell(server, tried, 12, 'CODE');
    expect(await lotsWith(server, old)).toHaveLength(100);
    await expect(run('promote')).rejects.toThrow('No version of mf-chat is being tried');
  });

  const visitor = await newVisitor({ reducedMotion: 'reduce' });
  await visitor.clock.install();
  await new ChatPage(visitor).open(server);
  await expect(button(visitor, OLD)).toBeVisible();

  await test.step('the mended one is tried, and then given to all', async () => {
    const again = await run('publish', '--dist', mended.dist, '--percent', '10');
    const version = /mf-chat (\S+) is tried by/.exec(again)?.[1] ?? '';
    expect(await lotsWith(server, version)).toHaveLength(10);
    expect(await run('promote')).toContain(`mf-chat is now at ${version}`);
    expect(await lotsWith(server, version)).toHaveLength(100);
  });

  await test.step('a page that is open offers it', async () => {
    await visitor.clock.fastForward('06:00');
    const notice = visitor.getByText('A new version is available');
    await expect(notice).toBeVisible();
    await button(visitor, 'Reload').click();
    await expect(button(visitor, NEW)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('an administrator sees it, and retires the front end', async () => {
    const admin = new AdminConsole(await newVisitor(), server);
    await admin.signIn(demoAdmin);
    await admin.open('/admin/front-ends', 'Front Ends');
    await expect(admin.main).toContainText('Rolled back');
    await admin.button(`Where ${tried}`).click();
    const errors = admin.page.getByRole('dialog', { name: `Errors of ${tried}` });
    // What the team wrote, although the script is minified and its map not served.
    await expect(errors).toContainText(/src\/App\.tsx:\d+:\d+/);
    await admin.button('Close', errors).click();
    await admin.button('Retire mf-chat').click();
    await admin.button('Retire', admin.page.getByRole('dialog')).click();
    await expect(admin.main).toContainText('Retired');
    expect(await versionFor(server, 0)).toBe('none');
  });
  await bad.remove();
  await mended.remove();
});

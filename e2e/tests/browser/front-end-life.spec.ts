import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AdminConsole } from '../../support/admin-console.js';
import { renamedBuild, versionOf } from '../../support/changed-build.js';
import { ChatPage } from '../../support/chat-page.js';
import { fillIn } from '../../support/console-page.js';
import { HEATING } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { createOutsideApp } from '../../support/outside-app.js';
import { releaseChat } from '../../support/release-command.js';
import { demoAdmin } from '../../support/staff.js';
import { startTeamOrigin } from '../../support/team-origin.js';
import { lotsWith, tell, versionFor } from '../../support/trial-visits.js';

const TOKEN = 'release-token-of-the-browser-tests';
const APP = 'mf-meters';
const OLD = 'What your property management is doing for you.';
const NEW = 'What we do for you.';

/** What has to be undone after a test, however it ended. */
const made: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const undo of made.splice(0)) await undo();
});

/** Where pages may have scripts from, as their policy says. */
async function scriptSources(url: string): Promise<string[]> {
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy') ?? '';
  return /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ').toSorted() ?? [];
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

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  await writeFile(file, text.replace(from, to));
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const title = (visitor: Page) => visitor.getByRole('heading', { level: 1, name: 'Meters' });

test('a team makes a front end at an origin of its own, tries it, mends it, gives it to all, and it is retired', async ({
  page,
  browser,
  newProduct,
  newVisitor,
  tenant,
}) => {
  // It is packed, generated, checked, and built three times.
  test.setTimeout(300_000);
  const app = await createOutsideApp(APP, '--audience', 'visitors');
  const chat = await renamedBuild('mf-chat');
  const [team, chatTeam] = [await startTeamOrigin(APP), await startTeamOrigin('mf-chat')];
  made.push(app.remove, chat.remove, team.stop, chatTeam.stop);
  const settings = { RELEASE_TOKEN: TOKEN, WEBHOOK_ALLOW_PRIVATE: 'true' };
  const product = await newProduct({ settings });
  await product.start();
  const server = product.url;
  const meters = `${server}/meters`;
  const watched = { server, app: APP, path: '/meters' };
  const dist = join(app.folder, 'dist');
  const run = (command: string, ...options: string[]) =>
    app.run('hausgeist-front-end', [command, '--server', server, ...options], {
      RELEASE_TOKEN: TOKEN,
    });
  const publish = (...options: string[]) =>
    run('publish', '--dist', dist, '--origin', team.origin, ...options);
  const admin = new AdminConsole(page, server);

  /** Builds it as it is now, and copies it to the server of its team. */
  async function deploy(): Promise<string> {
    await app.run('webpack', []);
    return team.deploy(dist);
  }

  async function register(name: string, origin: string): Promise<void> {
    await admin.button('Register front end').click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, { 'Name (mf-…)': name, 'Team that answers for it': 'A team' });
    await dialog.getByLabel('Own origin').fill(`${origin}/folder`);
    await dialog.getByRole('button', { name: 'Register front end' }).click();
    await expect(dialog).toContainText('Enter an origin of its own without a path');
    await dialog.getByLabel('Own origin').fill(origin);
    await dialog.getByRole('button', { name: 'Register front end' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(admin.main).toContainText(`May come from ${origin}`);
  }

  await test.step('its team checks it; an origin counts once an administrator has registered it', async () => {
    expect(await run('check')).toContain('mf-meters can be released');
    await expect(publish()).rejects.toThrow('mf-meters is not registered');
    await admin.signIn(demoAdmin);
    await admin.open('/admin/front-ends', 'Front Ends');
    await register(APP, team.origin);
    await register('mf-chat', chatTeam.origin);
    await expect(publish()).rejects.toThrow('answers with HTTP 404');
    // The origin of the one team is none of the other.
    const borrowed = releaseChat(server, TOKEN, '--dist', chat.dist, '--origin', team.origin);
    await expect(borrowed).rejects.toThrow('is not the registered origin of mf-chat');
    expect(await scriptSources(server)).toEqual(["'self'"]);
  });

  const first = await versionOf(dist);
  const folder = await team.deploy(dist);
  const chatFolder = await chatTeam.deploy(chat.dist);

  await test.step('both are released, and pages name their folders and nothing else', async () => {
    expect(await publish()).toContain(`mf-meters is now at ${first}`);
    await releaseChat(server, TOKEN, '--dist', chat.dist, '--origin', chatTeam.origin);
    expect(await scriptSources(server)).toEqual(["'self'", chatFolder, folder].toSorted());
  });

  await test.step('people work with them as if all came from one place', async () => {
    chatTeam.asked.length = 0;
    const visitor = await newVisitor();
    const own: string[] = [];
    visitor.on('request', (request) => own.push(request.url()));
    const talk = new ChatPage(visitor);
    await talk.open(server);
    await talk.identify(tenant);
    await talk.say(HEATING.question);
    await expect(talk.answerTo(HEATING.question)).toContainText(HEATING.lindenhof.fact);
    expect(chatTeam.asked).toContain(`${new URL(chatFolder).pathname}remoteEntry.js`);
    // Nothing is fetched twice for want of the same cross-origin mode, and nothing from the server.
    expect(new Set(chatTeam.asked).size).toBe(chatTeam.asked.length);
    await visitor.getByRole('link', { name: 'Meters' }).click();
    await expect(title(visitor)).toBeVisible();
    expect(team.asked).toContain(`${new URL(folder).pathname}remoteEntry.js`);
    expect(own.filter((url) => url.startsWith(`${server}/remotes/mf-`))).toEqual([]);
  });

  const source = join(app.folder, 'src/App.tsx');
  const head = 'export function App() {';
  const bad = `${head}\n  if (localStorage.getItem('breaks')) void Promise.reject(new Error('broken'));`;
  await change(source, head, bad);
  await deploy();
  const tried = await versionOf(dist);
  expect(await publish('--percent', '10')).toContain(
    `mf-meters ${tried} is tried by 10 % of visitors`,
  );
  const tenth = await lotsWith(watched, tried);
  expect(tenth).toHaveLength(10);

  await test.step('one of the tenth has it, and its page tells that it fails', async () => {
    // Not the test's own browser, which lets no page fail.
    const context = await browser.newContext();
    const failing = await context.newPage();
    const cookie = { name: 'hausgeist_lot', value: String(tenth[0]), url: server };
    await context.addCookies([cookie]);
    await context.addInitScript(keepReports);
    await failing.goto(meters);
    const reports = () =>
      failing.evaluate(() => (globalThis as unknown as { sent: string[] }).sent.join('\n'));
    await expect.poll(reports).toContain('"failure":"CODE"');
    expect(await reports()).toContain(`"version":"${tried}"`);
    // Where, and not what it says.
    expect(await reports()).not.toContain('broken');
    await context.close();
  });

  await test.step('enough of them end the trial', async () => {
    await tell(watched, first, 55);
    await tell(watched, tried, 45);
    expect(await versionFor(watched, tenth[0] ?? 0)).toBe(tried);
    await tell(watched, tried, 12, 'CODE');
    expect(await lotsWith(watched, first)).toHaveLength(100);
    expect(await scriptSources(meters)).not.toContain(folder.replace(first, tried));
    await expect(run('promote')).rejects.toThrow('No version of mf-meters is being tried');
  });

  const visitor = await newVisitor();
  await visitor.clock.install();
  await visitor.goto(meters);
  await expect(visitor.getByText(OLD)).toBeVisible();

  await change(source, bad, head);
  await change(join(app.folder, 'src/messages/en.ts'), OLD, NEW);
  const mendedFolder = await deploy();
  const mended = await versionOf(dist);

  await test.step('the mended one is tried, and then given to all', async () => {
    await publish('--percent', '10');
    expect(await lotsWith(watched, mended)).toHaveLength(10);
    expect(await run('promote')).toContain(`mf-meters is now at ${mended}`);
    expect(await lotsWith(watched, mended)).toHaveLength(100);
  });

  await test.step('a page that is open offers it', async () => {
    await visitor.clock.fastForward('06:00');
    const notice = visitor.getByText('A new version is available');
    await expect(notice).toBeVisible();
    await visitor.getByRole('button', { name: 'Reload' }).click();
    await expect(visitor.getByText(NEW)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('a file that is changed there afterwards does not run', async () => {
    team.behaviour = 'tampered';
    const other = await newVisitor();
    await other.goto(meters);
    await expect(failure(other)).toBeVisible();
    expect(await other.title()).not.toContain('taken over');
    team.behaviour = 'well';
    await other.getByRole('button', { name: 'Try again' }).click();
    await expect(title(other)).toBeVisible();
  });

  await test.step('neither does another file of the same origin', async () => {
    // The test's own pages may not be refused anything by their policy.
    const context = await browser.newContext();
    const attacked = await context.newPage();
    await attacked.goto(meters);
    const refused = await attacked.evaluate(
      (src) =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
            resolve(blockedURI),
          );
          document.head.append(Object.assign(document.createElement('script'), { src }));
        }),
      `${team.origin}/other.js`,
    );
    expect(refused).toContain(team.origin);
    expect(await attacked.title()).not.toContain('taken over');
    await context.close();
  });

  await test.step('an origin that hangs is waited for two seconds, and can be tried again', async () => {
    team.behaviour = 'hanging';
    const other = await newVisitor();
    await other.clock.install();
    await other.goto(meters, { waitUntil: 'commit' });
    await expect(other.getByRole('banner').getByRole('combobox')).toBeVisible();
    await other.clock.fastForward(2_100);
    await expect(failure(other)).toBeVisible();
    team.behaviour = 'well';
    await other.getByRole('button', { name: 'Try again' }).click();
    await expect(title(other)).toBeVisible();
  });

  await test.step('an administrator sees what became of it, and retires it', async () => {
    await admin.open('/admin/front-ends', 'Front Ends');
    await expect(admin.main).toContainText('Rolled back');
    await admin.button(`Where ${tried}`).click();
    const errors = page.getByRole('dialog', { name: `Errors of ${tried}` });
    // What the team wrote, although the script is minified and its map not served.
    await expect(errors).toContainText(/src\/App\.tsx:\d+:\d+/);
    await admin.button('Close', errors).click();
    expect(await scriptSources(server)).toContain(mendedFolder);
    await admin.button(`Retire ${APP}`).click();
    await admin.button('Retire', page.getByRole('dialog')).click();
    await expect(admin.main).toContainText('Retired');
    expect(await versionFor(watched, 0)).toBe('none');
    expect(await scriptSources(server)).toEqual(["'self'", chatFolder].toSorted());
  });

  await test.step('rolled back, the other one comes from the server again', async () => {
    await releaseChat(server, TOKEN, '--rollback');
    expect(await scriptSources(server)).toEqual(["'self'"]);
    await new ChatPage(await newVisitor()).open(server);
  });
});

import type { Page } from '@playwright/test';
import { AdminConsole } from '../../support/admin-console.js';
import { ChatPage } from '../../support/chat-page.js';
import { fillIn } from '../../support/console-page.js';
import { HEATING } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { releaseApp } from '../../support/release-command.js';
import { demoAdmin } from '../../support/staff.js';
import { startTeamOrigin, type TeamOrigin } from '../../support/team-origin.js';
import { SAYS } from '../../support/texts.js';

const TOKEN = 'release-token-of-the-browser-tests';

const teams: TeamOrigin[] = [];
test.afterEach(async () => {
  for (const team of teams.splice(0)) await team.stop();
});

/** Where pages may have scripts from, as their policy says. */
async function scriptSources(url: string): Promise<string[]> {
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy') ?? '';
  return /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

test('the shell and two front ends are at three origins', async ({
  page,
  browser,
  newProduct,
  newVisitor,
  tenant,
}) => {
  test.setTimeout(240_000);
  const [chat, consoles] = [await startTeamOrigin('mf-chat'), await startTeamOrigin('mf-admin')];
  teams.push(chat, consoles);
  const settings = { RELEASE_TOKEN: TOKEN, WEBHOOK_ALLOW_PRIVATE: 'true' };
  const product = await newProduct({ settings });
  await product.start();
  const server = { server: product.url, token: TOKEN };
  const release = (app: string, { dist, origin }: TeamOrigin) =>
    releaseApp(app, server, '--dist', dist, '--origin', origin);
  const admin = new AdminConsole(page, product.url);

  async function register(name: string, team: string, origin: string): Promise<void> {
    await admin.button('Register front end').click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, { 'Name (mf-…)': name, 'Team that answers for it': team });
    await dialog.getByLabel('Origin of its own').fill(`${origin}/folder`);
    await dialog.getByRole('button', { name: 'Register front end' }).click();
    await expect(dialog).toContainText('Enter an origin of its own without a path');
    await dialog.getByLabel('Origin of its own').fill(origin);
    await dialog.getByRole('button', { name: 'Register front end' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(admin.main).toContainText(`May come from ${origin}`);
  }

  await test.step('an origin counts once an administrator has registered it', async () => {
    await expect(release('mf-chat', chat)).rejects.toThrow('is not the registered origin');
    expect(chat.asked).toEqual([]);
    await admin.signIn(demoAdmin);
    await admin.open('/admin/front-ends', 'Front Ends');
    await register('mf-chat', 'Chat', chat.origin);
    await register('mf-admin', 'Console', consoles.origin);
    // The origin of the one team is none of the other.
    const borrowed = releaseApp(
      'mf-chat',
      server,
      '--dist',
      chat.dist,
      '--origin',
      consoles.origin,
    );
    await expect(borrowed).rejects.toThrow('is not the registered origin of mf-chat');
  });

  await test.step('files have to be there, for pages to load, and in time', async () => {
    await expect(release('mf-chat', chat)).rejects.toThrow('answers with HTTP 404');
    await chat.deploy();
    chat.behaviour = 'withoutCors';
    await expect(release('mf-chat', chat)).rejects.toThrow('access-control-allow-origin');
    chat.behaviour = 'tampered';
    await expect(release('mf-chat', chat)).rejects.toThrow('is not the file that was built');
    chat.behaviour = 'hanging';
    await expect(release('mf-chat', chat)).rejects.toThrow('within 2 seconds');
    chat.behaviour = 'well';
    expect(await scriptSources(product.url)).toEqual(["'self'"]);
  });

  await test.step('both are released, and pages name their folders and nothing else', async () => {
    expect(await release('mf-chat', chat)).toContain(`mf-chat is now at ${chat.version}`);
    await consoles.deploy();
    await release('mf-admin', consoles);
    expect((await scriptSources(product.url)).toSorted()).toEqual(
      ["'self'", chat.folder, consoles.folder].toSorted(),
    );
  });

  await test.step('people work with them as before', async () => {
    chat.asked.length = 0;
    const visitor = await newVisitor();
    const own: string[] = [];
    visitor.on('request', (request) => own.push(request.url()));
    const talk = new ChatPage(visitor);
    await talk.open(product.url);
    await talk.identify(tenant);
    await talk.say(HEATING.question);
    await expect(talk.answerTo(HEATING.question)).toContainText(HEATING.lindenhof.fact);
    expect(chat.asked).toContain(`/remotes/mf-chat/${chat.version}/remoteEntry.js`);
    // Nothing is fetched twice for want of the same cross-origin mode, and nothing from the server.
    expect(new Set(chat.asked).size).toBe(chat.asked.length);
    expect(own.filter((url) => url.startsWith(`${product.url}/remotes/mf-chat`))).toEqual([]);
    await page.goto(`${product.url}/admin/front-ends`);
    await expect(admin.main).toContainText(`May come from ${consoles.origin}`);
    expect(consoles.asked).toContain(`/remotes/mf-admin/${consoles.version}/remoteEntry.js`);
  });

  await test.step('a file that is changed there afterwards does not run', async () => {
    chat.behaviour = 'tampered';
    const visitor = await newVisitor();
    await visitor.goto(product.url);
    await expect(failure(visitor)).toBeVisible();
    expect(await visitor.title()).not.toContain('taken over');
    chat.behaviour = 'well';
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await new ChatPage(visitor).shows(SAYS.welcome);
  });

  await test.step('neither does another file of the same origin', async () => {
    // The test's own pages may not be refused anything by their policy.
    const context = await browser.newContext();
    const attacked = await context.newPage();
    await attacked.goto(product.url);
    const refused = await attacked.evaluate(
      (src) =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
            resolve(blockedURI),
          );
          document.head.append(Object.assign(document.createElement('script'), { src }));
        }),
      `${chat.origin}/other.js`,
    );
    expect(refused).toContain(chat.origin);
    expect(await attacked.title()).not.toContain('taken over');
    await context.close();
  });

  await test.step('an origin that hangs is waited for two seconds, and can be tried again', async () => {
    chat.behaviour = 'hanging';
    const visitor = await newVisitor();
    await visitor.clock.install();
    await visitor.goto(product.url, { waitUntil: 'commit' });
    await expect(visitor.getByRole('banner').getByRole('combobox')).toBeVisible();
    await visitor.clock.fastForward(2_100);
    await expect(failure(visitor)).toBeVisible();
    chat.behaviour = 'well';
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await new ChatPage(visitor).shows(SAYS.welcome);
  });

  await test.step('rolled back and retired, they leave the policy', async () => {
    await releaseApp('mf-chat', server, '--rollback');
    expect(await scriptSources(product.url)).toEqual(["'self'", consoles.folder]);
    await new ChatPage(await newVisitor()).open(product.url);
    await page.goto(`${product.url}/admin/front-ends`);
    await admin.button('Retire mf-admin').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await expect.poll(() => scriptSources(product.url)).toEqual(["'self'"]);
  });
});

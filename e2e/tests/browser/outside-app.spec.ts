import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompanyPortal } from '../../support/company-portal.js';
import { expect, test } from '../../support/fixtures.js';
import { createOutsideApp } from '../../support/outside-app.js';
import { asAdmin } from '../../support/staff-client.js';
import { demoUser } from '../../support/staff.js';

/** What its pipeline runs; packages and the browser are there already, as to install them takes a network. */
async function stepsOf(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, '.github/workflows/ci.yml'), 'utf8');
  return [...text.matchAll(/- run: (?:\|\n((?: {10}.*\n)+)|(.+))/g)]
    .map(([, block, line]) => block ?? line ?? '')
    .filter((script) => !/^(?:npm ci|npx playwright install)/.test(script));
}

const TOKEN = 'release-token-of-the-browser-tests';
const APP = 'mf-work-list';
const member = demoUser('lindenhof', 'COMPANY_ADMIN');

test('a fourth micro-frontend is made and released from a repository of its own', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  // It is packed, generated, checked and built.
  test.setTimeout(300_000);
  const app = await createOutsideApp(APP);
  await test.step('its tests pass as they are', async () => {
    expect(await app.run('vitest', ['run'])).toContain('4 passed');
  });

  const made = await app.run('hausgeist-front-end', ['release', '--new-key', 'release-key.pem']);
  const RELEASE_KEYS = /RELEASE_KEYS=(\S+)/.exec(made)?.[1] ?? '';
  expect(RELEASE_KEYS).toContain(`${APP}=`);
  const settings = { RELEASE_TOKEN: TOKEN, RELEASE_KEYS };
  const product = await newProduct({ settings });
  await product.start();
  const release = (...options: string[]) =>
    app.run('hausgeist-front-end', ['release', '--server', product.url, ...options], {
      RELEASE_TOKEN: TOKEN,
      RELEASE_KEY_FILE: 'release-key.pem',
      CHECK_EMAIL: member.email,
      CHECK_PASSWORD: member.password,
    });

  await test.step('it is released once an administrator has registered it', async () => {
    await expect(release()).rejects.toThrow('mf-work-list is not registered');
    const admin = await asAdmin(product);
    await admin.graphql(
      'mutation ($input: RegisterFrontEndInput!) { registerFrontEnd(input: $input) { __typename } }',
      { input: { name: APP, team: 'Work list' } },
    );
    await expect(release('--percent', '10')).rejects.toThrow('no active version');
    expect(await release()).toContain('it was never released');
  });

  await test.step('its pipeline tests what is pushed, and gives what is merged to a tenth', async () => {
    await appendFile(join(app.folder, 'src/App.tsx'), '\n// Another version.\n');
    const secrets = {
      ...{ RELEASE_TOKEN: TOKEN, CHECK_EMAIL: member.email, CHECK_PASSWORD: member.password },
      RELEASE_KEY: await readFile(join(app.folder, 'release-key.pem'), 'utf8'),
      SERVER: product.url,
    };
    const told: string[] = [];
    for (const script of await stepsOf(app.folder)) told.push(await app.step(script, secrets));
    expect(told.join('\n')).toMatch(/4 passed[^]*mf-work-list \S+ is tried by 10 % of visitors/);
  });

  await test.step('a visitor is sent to the sign-in of its audience', async () => {
    const visitor = await newVisitor();
    await visitor.goto(`${product.url}/work-list`);
    await expect(visitor).toHaveURL(`${product.url}/company/login`);
  });

  await test.step('a member of the company finds it in the sidebar', async () => {
    const portal = new CompanyPortal(page, product.url);
    await portal.signIn(member);
    await portal.follow('Work list');
    await expect(portal.main).toContainText('What your team still has to do');
    await expect(page.getByRole('group', { name: 'Overdue' })).toBeVisible();
    await expect(portal.sidebar.getByRole('link', { name: 'Work list' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // It is a page of its own, too.
    await page.reload();
    await portal.shows('Work list');
    await portal.follow('Cases');
  });

  await test.step('on a phone it waits behind the button', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const link = page.getByRole('link', { name: 'Work list' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work list');
  });
  await app.remove();
});

import type { Page, Route } from '@playwright/test';
import { AdminConsole } from '../../support/admin-console.js';
import { CompanyPortal } from '../../support/company-portal.js';
import { type ConsolePage, fillIn } from '../../support/console-page.js';
import { lindenhof } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { readMails } from '../../support/outbox.js';
import { asAdmin, StaffClient } from '../../support/staff-client.js';
import { demoAdmin, demoUser, GOOD_PASSWORD } from '../../support/staff.js';

/** Each would open a dialog or call another host if it were taken for more than text. */
const ATTACKS = {
  company: '<img src=x onerror=alert(1)>"><script src="https://evil.example/a.js"></script>',
  first: '<svg onload=alert(2)>',
  last: '{{constructor.constructor("alert(3)")()}}',
  address: '<iframe src="javascript:alert(4)"></iframe>',
  apartment: '"><b onclick=x',
  phone: '0<base href=//x>',
};

const FORBIDDEN =
  'script:not([src]):not([type]), script[src*="evil"], img[src="x"], iframe, base, [onerror], [onload], [onclick]';

const PROMPT = `# ${ATTACKS.company}

## <img src=x onerror=alert(5)> Kellerlicht

Das Kellerlicht geht am roten Schalter an. <script>alert(6)</script>
`;

async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('body').locator(FORBIDDEN)).toHaveCount(0);
}

test('hostile text in names, addresses and prompt files stays text on every screen', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  test.slow();
  // The fixtures fail this test on any dialog, foreign request or blocked script.
  const product = await newProduct();
  await product.start();
  const client = await asAdmin(product);
  const { createCompany } = await client.graphql<{ createCompany: { company: { id: string } } }>(
    'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id } } }',
    {
      input: {
        name: ATTACKS.company,
        address: ATTACKS.address,
        email: 'info@angriff.example',
        phone: '040 1',
      },
    },
  );
  const companyId = createCompany.company.id;
  const boss = { firstName: ATTACKS.first, lastName: ATTACKS.last, email: 'boss@angriff.example' };
  const passwords = { temporaryPassword: GOOD_PASSWORD, confirmPassword: GOOD_PASSWORD };
  const addUser = (input: object) =>
    client.graphql(
      'mutation ($input: CreateCompanyUserInput!) { createCompanyUser(input: $input) { message } }',
      { input: { companyId, ...input } },
    );
  await addUser({ ...boss, role: 'COMPANY_ADMIN', sendInvitation: false, ...passwords });
  await addUser({
    ...boss,
    email: 'gast@angriff.example',
    role: 'COMPANY_STAFF',
    sendInvitation: true,
  });
  const tenant = { ...boss, email: 'mieter@angriff.example' };
  await client.graphql(
    'mutation ($input: CreateEndUserInput!) { createEndUser(input: $input) { message } }',
    {
      input: {
        ...tenant,
        companyId,
        type: 'TENANT',
        phone: '040 2',
        address: ATTACKS.address,
        apartmentNumber: ATTACKS.apartment,
      },
    },
  );

  await test.step("the administrators' console", async () => {
    const admin = new AdminConsole(page, product.url);
    await admin.signIn(demoAdmin);
    await admin.follow('Managing Companies');
    await admin.act(ATTACKS.company, 'Edit');
    const { dialog } = admin;
    await dialog.locator('input[type=file]').setInputFiles({
      name: '<img src=x onerror=alert(7)>.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(PROMPT),
    });
    await admin.button('Upload', dialog).click();
    await expect(dialog).toContainText('Prompt uploaded successfully. 1 use cases vectorized.');
    await expectHarmless(page);
    await page.keyboard.press('Escape');
    await admin.act(ATTACKS.company, 'Delete');
    await expect(dialog).toContainText(ATTACKS.company);
    await expectHarmless(page);
    await admin.confirm('Cancel');
    await admin.open(`/admin/companies/${companyId}/users`, `${ATTACKS.company} Users`);
    await expect(admin.row('gast@angriff.example')).toContainText(ATTACKS.first);
    await expectHarmless(page);
    await admin.follow('Manage Company Users');
    await admin.pickCompany(admin.main, 'Company', ATTACKS.company);
    await expect(admin.row(boss.email)).toContainText(ATTACKS.last);
    await expectHarmless(page);
    await admin.follow('End Users');
    await admin.search(tenant.email);
    await expect(admin.row(tenant.email)).toContainText(ATTACKS.address);
    await expectHarmless(page);
    await admin.act(tenant.email, 'Delete');
    await expect(admin.dialog).toContainText(ATTACKS.first);
    await expectHarmless(page);
    await admin.confirm('Cancel');
    await admin.open('/admin/audit', 'Audit Log');
    await expect(admin.row(ATTACKS.company).first()).toBeVisible();
    await expectHarmless(page);
  });

  await test.step('the company portal', async () => {
    const portal = new CompanyPortal(await newVisitor(), product.url);
    await portal.signIn({ ...boss, password: GOOD_PASSWORD });
    await expect(portal.row(tenant.email)).toContainText(ATTACKS.apartment);
    await expectHarmless(portal.page);
    await portal.follow('Team Management');
    await expect(portal.main).toContainText(ATTACKS.company);
    await expect(portal.row('gast@angriff.example')).toContainText(ATTACKS.first);
    await expectHarmless(portal.page);
    await portal.follow('Settings', 'Company Settings');
    await expect(portal.main).toContainText(ATTACKS.address);
    await expectHarmless(portal.page);
  });

  await test.step('the mails', async () => {
    for (const { id, subject } of await readMails(product)) {
      expect(subject).not.toMatch(/[\r\n]/);
      await page.goto(`${product.url}/dev/mail/${id}/html`);
      await expectHarmless(page);
    }
  });
});

/** Where a list cannot be read: address, what is said when nothing answers, what is there when it does. */
const ADMIN_LISTS = [
  ['/admin/dashboard', 'Failed to load dashboard data. Please try again later.', 'Verified'],
  ['/admin/managingcompany', 'Failed to load companies. Please try again later.', lindenhof.name],
  ['/admin/manage-company-users', 'Failed to fetch data. Please try again.', lindenhof.name],
  ['/admin/tenantsowners', 'Failed to load users', lindenhof.name],
  ['/admin/monitoring', 'Failed to load metrics. Please try again later.', 'Total requests'],
] as const;

const COMPANY_LISTS = [
  [
    '/company/dashboard/end-users',
    'Failed to fetch end users. Please try again.',
    'users in total',
  ],
  ['/company/dashboard/team', 'Failed to load team members', 'Staff'],
  ['/company/dashboard/settings', 'Failed to load company information', lindenhof.phone],
  ['/company/dashboard/settings?tab=roles', 'Failed to load role permissions', 'Staff'],
] as const;

/** Operations about the session itself, which these failures leave alone. */
const SESSION = /StaffViewer/;

const isAboutSession = (route: Route) => SESSION.test(route.request().postData() ?? '');

/** Each page fails, fails again, and is read when the server answers. */
async function expectRetries(
  screen: ConsolePage,
  elsewhere: string,
  lists: readonly (readonly [path: string, message: string, content: string])[],
): Promise<void> {
  const { page } = screen;
  for (const [path, message, content] of lists) {
    await test.step(path, async () => {
      // Something else first, so that nothing of the page is known yet.
      await screen.open(elsewhere, /not (?:found|exist)/);
      await page.route('**/graphql', (route) =>
        isAboutSession(route) ? route.continue() : route.abort('connectionrefused'),
      );
      await screen.open(path);
      await expect(page.getByRole('alert').first()).toContainText(message);
      await screen.button('Retry').first().click();
      await expect(page.getByRole('alert').first()).toContainText(message);
      await page.unroute('**/graphql');
      // Each part of a page is read again by its own button; one may say only now that it failed.
      const failures = page.getByRole('alert').filter({ hasText: message });
      const retry = screen.button('Retry').first();
      await expect(async () => {
        if (await retry.isVisible()) await retry.click();
        expect(await failures.count()).toBe(0);
      }).toPass();
      await expect(screen.main).toContainText(content);
    });
  }
}

test('every page of the console says what failed, and Retry reads it again', async ({
  page,
  product,
}) => {
  test.slow();
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  await expectRetries(admin, '/admin/nowhere', ADMIN_LISTS);
});

test('every page of the portal says what failed, and Retry reads it again', async ({
  page,
  product,
}) => {
  test.slow();
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(demoUser('lindenhof', 'COMPANY_ADMIN'));
  await expectRetries(portal, '/company/dashboard/nowhere', COMPANY_LISTS);
});

test('an error of the server is said in the words of the page', async ({ page, product }) => {
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  const failure = { message: 'Internal server error', extensions: { code: 'INTERNAL' } };
  await page.route('**/graphql', (route) =>
    isAboutSession(route)
      ? route.continue()
      : route.fulfill({ json: { errors: [failure], data: null } }),
  );
  await admin.navigation.getByRole('link', { name: 'End Users' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to load users');
  await admin.navigation.getByRole('link', { name: 'Managing Companies' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to load companies');
  const dialog = await admin.openDialog('Add Company');
  const values = { Name: 'X', Address: 'Y', Email: 'x@post.example', Phone: '1' };
  await fillIn(dialog, values);
  await admin.button('Save', dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save company');
  for (const [label, value] of Object.entries(values)) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
  }
});

test('while the server cannot say who is there, the portal says so and goes on by itself', async ({
  page,
  product,
}) => {
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(demoUser('lindenhof', 'COMPANY_ADMIN'));
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch permissions');
  await portal.isAt('/company/dashboard/end-users');
  await page.unroute('**/graphql');
  await expect(portal.row(lindenhof.endUsers[0].email)).toBeVisible();
});

test('without a connection signing in says so, and works when it is back', async ({
  page,
  context,
  product,
}) => {
  const admin = new AdminConsole(page, product.url);
  await admin.open('/adminlogin', 'Administrator Login');
  await fillIn(admin.main, { Email: demoAdmin.email, Password: demoAdmin.password });
  await context.setOffline(true);
  await admin.button('Sign in').click();
  await expect(page.getByRole('alert')).toHaveText(
    'An error occurred during login. Please try again later.',
  );
  await context.setOffline(false);
  await admin.button('Sign in').click();
  await admin.shows('Dashboard');

  const portal = new CompanyPortal(page, product.url);
  await portal.open('/company/login', 'Company Portal Login');
  const user = demoUser('lindenhof', 'COMPANY_STAFF');
  await fillIn(portal.main, { Email: user.email, Password: user.password });
  await context.setOffline(true);
  await portal.button('Sign in').click();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
  await context.setOffline(false);
});

test('a double click makes one of everything', async ({ page, newProduct, newVisitor }) => {
  const product = await newProduct();
  await product.start();
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  await admin.follow('Managing Companies');
  const dialog = await admin.openDialog('Add Company');
  const name = 'Doppelt Verwaltung';
  await fillIn(dialog, {
    Name: name,
    Address: 'Weg 1',
    Email: 'info@doppelt.example',
    Phone: '040 1',
  });
  await admin.button('Save', dialog).dblclick();
  await expect(dialog).toBeHidden();
  await expect(admin.row(name)).toHaveCount(1);
  await page.reload();
  await expect(admin.row(name)).toHaveCount(1);

  const head = demoUser('lindenhof', 'COMPANY_ADMIN');
  const portal = new CompanyPortal(await newVisitor(), product.url);
  await portal.signIn(head);
  const form = await portal.openDialog('Add User');
  const email = 'doppelt@post.example';
  await fillIn(form, {
    'First name': 'Dora',
    'Last name': 'Doppelt',
    Email: email,
    Phone: '040 1',
    Address: 'Weg 1',
    'Apartment number': '1',
  });
  await portal.button('Create & Send Invitation', form).dblclick();
  await expect(form).toBeHidden();
  await portal.search(email);
  await expect(portal.row(email)).toHaveCount(1);
  const client = await new StaffClient(product).signIn('CompanyUser', head);
  const answer = await client.fetch('/api/company/end-users/stats');
  const { data } = (await answer.json()) as { data: { total: number } };
  expect(data.total).toBe(lindenhof.endUsers.length + 1);
  const mails = (await readMails(product)).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
});

import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { AdminConsole } from '../../support/admin-console.js';
import { CompanyPortal } from '../../support/company-portal.js';
import { type ConsolePage, fillIn } from '../../support/console-page.js';
import { lindenhof } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { asAdmin } from '../../support/staff-client.js';
import { demoAdmin, demoUser } from '../../support/staff.js';

/** Pages that are open to everybody: address and heading. */
const OPEN_PAGES = [
  ['/adminlogin', 'Administrator Login'],
  ['/admin/register', 'Register as Admin'],
  ['/admin/register?token=worthless', 'Complete Your Registration'],
  ['/adminregister?token=worthless', 'Invalid Invitation'],
  ['/verify-email', 'Email Verification'],
  ['/admin/forgot-password', 'Reset your password'],
  ['/admin/reset-password/worthless', 'Invalid Reset Link'],
  ['/company/login', 'Company Portal Login'],
  ['/company/forgot-password', 'Reset your password'],
  ['/company/reset-password/worthless', 'Invalid Reset Link'],
  ['/company/accept-invitation/worthless', 'Invitation Error'],
  ['/company/confirm-email/worthless', 'Confirm this mailbox'],
  ['/company/nowhere', 'This page does not exist'],
  ['/terms', /./],
] as const;

/** A list in which one row can be taken in and one cannot. */
const TENANTS_TO_IMPORT = {
  name: 'bewohner.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Vorname;Nachname;E-Mail;Telefon;Adresse;Wohnung;Typ',
      'Mia;Muster;mia.muster@example.de;0301234567;Lindenweg 1;12;Mieter',
      'Max;;max@example.de;0301234568;Lindenweg 2;13;Mieter',
    ].join('\n'),
  ),
};

const DIALOG = 'dialog[open]';

/** Opens a dialog, looks at it empty and refused, and leaves it with Escape to where one came from. */
async function expectDialogAccessible(
  console: ConsolePage,
  opener: Locator,
  submit?: string,
): Promise<void> {
  const dialog = await console.openDialog(opener);
  const title = await dialog.getByRole('heading').first().innerText();
  await expectAccessible(console.page, `dialog ${title}`, DIALOG);
  if (submit) {
    await console.button(submit, dialog).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectAccessible(console.page, `dialog ${title}, refused`, DIALOG);
  }
  await console.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** API keys and webhooks: the lists, and the dialogs that add to them. */
async function expectIntegrationsAccessible(console: ConsolePage, path: string): Promise<void> {
  for (const [tab, create] of [
    ['keys', 'Create API key'],
    ['webhooks', 'Create webhook'],
  ] as const) {
    await console.goTo(`${path}?tab=${tab}`, 'Integrations');
    await expect(console.button(create)).toBeVisible();
    await expect(console.main).toContainText(/No (?:API keys|webhooks) yet/);
    await expectAccessible(console.page, `integrations, ${tab}`);
    await expectDialogAccessible(console, console.button(create), 'Create');
  }
}

/** Buildings with the page of one, cases, and messages to many. */
async function expectWorkAccessible(portal: CompanyPortal): Promise<void> {
  const { page } = portal;
  await portal.goTo('/company/dashboard/buildings', 'Buildings');
  const first = portal.main.getByRole('table').getByRole('link').first();
  await expect(first).toBeVisible();
  await expectAccessible(page, 'buildings');
  await expectDialogAccessible(portal, portal.button('New building'), 'Save');
  await first.click();
  await expect(portal.main.getByRole('heading', { name: 'Flats' })).toBeVisible();
  await expectAccessible(page, 'building');
  await expectDialogAccessible(portal, portal.button('New flat'), 'Save');
  await expectDialogAccessible(portal, portal.button('Merge...'), 'Merge');
  await portal.goTo('/company/dashboard/cases', 'Cases');
  await expect(portal.main).toContainText('No cases yet');
  await expectAccessible(page, 'no cases');
  const made = await portal.openDialog(portal.button('New case').first());
  await fillIn(made, { Title: 'Glass of the front door is broken' });
  await portal.confirm('Create case');
  await portal.shows('#1 Glass of the front door is broken');
  await expectAccessible(page, 'case');
  for (const view of ['List', 'Board']) {
    await portal.goTo(`/company/dashboard/cases?view=${view.toLowerCase()}`, 'Cases');
    await expect(page.getByRole('tab', { name: view, selected: true })).toBeVisible();
    await expect(portal.main).toContainText('#1 Glass of the front door is broken');
    // A list that is asked for again is paler meanwhile.
    await expect(portal.main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, `cases, ${view}`);
  }
  await portal.goTo('/company/dashboard/broadcasts', 'Broadcasts');
  await expect(portal.main).toContainText('No broadcasts yet');
  await expectAccessible(page, 'broadcasts');
  await expectDialogAccessible(portal, portal.button('New Broadcast').first(), 'Save Draft');
}

test(
  'every page that anybody can open is free of barriers and fits the screen',
  { tag: '@phone' },
  async ({ page, product }) => {
    test.slow();
    const portal = new CompanyPortal(page, product.url);
    for (const [path, heading] of OPEN_PAGES) {
      await portal.open(path, heading);
      await expectAccessible(page, path);
    }
    await portal.open('/company/login', 'Company Portal Login');
    await portal.button('Sign in').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page, 'refused sign-in');
  },
);

test(
  "the administrators' console is free of barriers and fits the screen",
  { tag: '@phone' },
  async ({ page, product }) => {
    test.slow();
    const client = await asAdmin(product);
    const companyId = await client.companyId(lindenhof.name);
    const admin = new AdminConsole(page, product.url);
    await admin.signIn(demoAdmin);
    const act = (text: string, action: string) =>
      admin.row(text).getByRole('button', { name: action });

    await expect(admin.row(demoAdmin.email)).toBeVisible();
    await expectAccessible(page, 'dashboard');
    await expectDialogAccessible(admin, admin.button('Invite Admin'), 'Send Invitation');
    await expectDialogAccessible(admin, act(demoAdmin.email, 'Edit'));

    await admin.goTo('/admin/managingcompany', 'Managing Companies');
    await expect(admin.row(lindenhof.name)).toBeVisible();
    await expectAccessible(page, 'companies');
    await expectDialogAccessible(admin, admin.button('Add Company'), 'Save');
    await expectDialogAccessible(admin, act(lindenhof.name, 'Edit'));
    await expectDialogAccessible(admin, act(lindenhof.name, 'Delete'));
    await admin.search('gibt es nicht');
    await expect(admin.main).toContainText('No companies found.');
    await expectAccessible(page, 'no companies');

    await admin.goTo(`/admin/companies/${companyId}/users`, `${lindenhof.name} Users`);
    const { email } = demoUser('lindenhof', 'COMPANY_ADMIN');
    await expect(admin.row(email)).toBeVisible();
    await expectAccessible(page, 'users of a company');
    await expectDialogAccessible(admin, admin.button('Add User'), 'Add User');
    await expectDialogAccessible(admin, act(email, 'Edit'));
    await expectDialogAccessible(admin, act(email, 'Delete'));

    await admin.goTo('/admin/manage-company-users', 'Manage Company Users');
    await expect(admin.row(email)).toBeVisible();
    await expectAccessible(page, 'users of all companies');
    await expectDialogAccessible(admin, admin.button('Add Company User'), 'Add User');

    await admin.goTo('/admin/tenantsowners', 'End Users');
    const [tenant] = lindenhof.endUsers;
    await expect(admin.row(tenant.email)).toBeVisible();
    await expectAccessible(page, 'end users');
    await expectDialogAccessible(admin, admin.button('Add User'), 'Create & Send Invitation');
    await expectDialogAccessible(admin, act(tenant.email, 'Edit'));
    await expectDialogAccessible(admin, act(tenant.email, 'Delete'));

    await admin.goTo('/admin/monitoring', 'Monitoring Dashboard');
    await expect(page.getByRole('region', { name: 'RAG Performance' })).toBeVisible();
    await expectAccessible(page, 'monitoring');
    await page.getByText(/^Prices of other models/).click();
    const price = admin.main.getByRole('button', { name: /^Edit price/ }).first();
    await expectDialogAccessible(admin, price);
    await expectIntegrationsAccessible(admin, '/admin/integrations');
    await admin.goTo('/admin/analytics?period=90d', 'Analytics');
    await expect(admin.main).toContainText('Companies');
    await expectAccessible(page, 'analytics');
    await admin.goTo('/admin/audit', 'Audit Log');
    await expect(admin.main.locator('tbody tr').first()).toBeVisible();
    await expectAccessible(page, 'audit log');
    await admin.goTo('/admin/front-ends', 'Front Ends');
    await expect(admin.main.locator('tbody tr').first()).toBeVisible();
    await expectAccessible(page, 'front ends');
    await admin.goTo('/admin/account', 'My Account');
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible(page, 'account');
    await expectDialogAccessible(admin, admin.button('Set up'), 'Continue');
    const begin = await admin.openDialog('Set up');
    await fillIn(begin, { Password: demoAdmin.password });
    await admin.button('Continue', begin).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page, 'dialog of the second factor');
    await admin.goTo('/admin/nowhere', 'This page does not exist');
    await expectAccessible(page, 'not found');
  },
);

/** How an organisation signs in, and what the company says in its own words. */
async function expectTrustAccessible(portal: CompanyPortal): Promise<void> {
  const { page } = portal;
  await portal.goTo('/company/dashboard/settings?tab=signIn', 'Company Settings');
  await expect(portal.button('Set up the provider')).toBeVisible();
  await expectAccessible(page, 'sign-in of the organisation');
  await expectDialogAccessible(portal, portal.button('Set up the provider'));
  await expectDialogAccessible(portal, portal.button('Add a domain'));
  await portal.goTo('/company/dashboard/settings?tab=legal', 'Company Settings');
  await expect(portal.main).toContainText('Data processing');
  await expectAccessible(page, 'legal texts');
  await expectDialogAccessible(portal, portal.button('Write your own text').first());
}

test(
  'the company portal is free of barriers and fits the screen',
  { tag: '@phone' },
  async ({ page, product }) => {
    test.slow();
    const portal = new CompanyPortal(page, product.url);
    await portal.signIn(demoUser('lindenhof', 'COMPANY_ADMIN'));
    const act = (text: string, action: string) =>
      portal.row(text).getByRole('button', { name: action });
    const [tenant] = lindenhof.endUsers;
    const { email } = demoUser('lindenhof', 'COMPANY_MANAGER');

    await expect(portal.row(tenant.email)).toBeVisible();
    await expectAccessible(page, 'end users');
    await expectDialogAccessible(portal, portal.button('Add User'), 'Create & Send Invitation');
    await expectDialogAccessible(portal, act(tenant.email, 'Edit'));
    await expectDialogAccessible(portal, act(tenant.email, 'Delete'));
    await portal.search('gibt es nicht');
    await expect(portal.main).toContainText('No users found matching your criteria');
    await expectAccessible(page, 'no end users');

    await portal.goTo('/company/dashboard/end-users', 'End Users');
    const importing = await portal.openDialog('Import');
    await expectAccessible(page, 'import, no file yet');
    await importing.getByLabel('Choose file').setInputFiles(TENANTS_TO_IMPORT);
    await portal.button('Upload', importing).click();
    await expect(importing.getByRole('combobox', { name: 'First name' })).toBeVisible();
    await expectAccessible(page, 'import, columns');
    await portal.button('Check', importing).click();
    await expect(importing).toContainText('Last name is required');
    await expectAccessible(page, 'import, checked');
    await page.keyboard.press('Escape');
    await expect(importing).toBeHidden();

    await expectWorkAccessible(portal);
    await portal.goTo('/company/dashboard/overview', 'Overview');
    await expect(portal.main).toContainText('Today so far');
    await expectAccessible(page, 'overview');
    await portal.goTo('/company/dashboard/analytics?period=90d', 'Analytics');
    await expect(portal.main).toContainText('When tenants wrote');
    await expectAccessible(page, 'analytics');
    await portal.goTo('/company/dashboard/team', 'Team Management');
    await expect(portal.row(email)).toBeVisible();
    await expectAccessible(page, 'team');
    await expectDialogAccessible(portal, portal.button('Invite Member'), 'Send Invitation');
    await expectDialogAccessible(portal, act(email, 'Edit'));
    await expectDialogAccessible(portal, act(email, 'Remove'));

    await portal.goTo('/company/dashboard/settings', 'Company Settings');
    await expect(portal.main).toContainText(lindenhof.phone);
    await expectAccessible(page, 'company information');
    await expectDialogAccessible(portal, portal.button('Edit Company'));
    await portal.goTo('/company/dashboard/settings?tab=users', 'Company Settings');
    await expect(portal.row(email)).toBeVisible();
    await expectAccessible(page, 'company users');
    await expectDialogAccessible(portal, act(email, 'Edit'));
    await portal.goTo('/company/dashboard/settings?tab=roles', 'Company Settings');
    await expect(portal.roleCard('Staff')).toBeVisible();
    await expectAccessible(page, 'roles');
    await expectTrustAccessible(portal);

    await expectIntegrationsAccessible(portal, '/company/dashboard/integrations');

    await portal.goTo('/company/dashboard/account', 'My Account');
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible(page, 'account');
    await expectDialogAccessible(portal, portal.button('Set up'), 'Continue');
    const begin = await portal.openDialog('Set up');
    await fillIn(begin, { Password: demoUser('lindenhof', 'COMPANY_ADMIN').password });
    await portal.button('Continue', begin).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page, 'second factor');
  },
);

test('a closed page says so without barriers', { tag: '@phone' }, async ({ page, product }) => {
  const portal = new CompanyPortal(page, product.url);
  await portal.signIn(demoUser('lindenhof', 'COMPANY_STAFF'));
  await portal.open('/company/dashboard/settings', 'Company Settings');
  await expect(page.getByRole('alert')).toContainText('Access denied');
  await expectAccessible(page, 'denied');
});

test('a dialog keeps the focus, asks before typed text is lost, and closes beside it', async ({
  page,
  product,
}) => {
  const admin = new AdminConsole(page, product.url);
  const { keyboard } = page;
  await admin.signIn(demoAdmin);
  await admin.follow('Managing Companies');
  const opener = admin.button('Add Company');
  await opener.focus();
  await keyboard.press('Enter');
  const { dialog } = admin;
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await keyboard.press('Tab');
    const inside = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside, 'the focus stays in the dialog').toBe(true);
  }
  const scrolls = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflow !== 'hidden');
  expect(await scrolls(), 'the page behind scrolls').toBe(false);

  await dialog.getByLabel('Name').fill('Angefangen');
  await keyboard.press('Escape');
  await expect(dialog).toContainText('What you have entered will be lost.');
  await admin.button('Keep editing', dialog).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Angefangen');
  await keyboard.press('Escape');
  await admin.button('Discard', dialog).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  expect(await scrolls()).toBe(true);
});

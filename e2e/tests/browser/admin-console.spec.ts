import { AdminConsole } from '../../support/admin-console.js';
import { CompanyPortal } from '../../support/company-portal.js';
import { fillIn } from '../../support/console-page.js';
import { lindenhof, seeblick } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { mailedLink } from '../../support/mail-links.js';
import { addTenants, asAdmin, newCompanyUser } from '../../support/staff-client.js';
import { demoAdmin, fullName } from '../../support/staff.js';

test('what is looked for stays in the address, through reload, back and a shared link', async ({
  page,
  newProduct,
  newVisitor,
}) => {
  const product = await newProduct();
  await product.start();
  const client = await asAdmin(product);
  await addTenants(client, await client.companyId(seeblick.name), 27);
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);

  await test.step('companies', async () => {
    await admin.follow('Managing Companies');
    await admin.search('SEEBLICK');
    await admin.isAt(/\?search=SEEBLICK$/);
    await expect(admin.row(lindenhof.name)).toHaveCount(0);
    await expect(admin.row(seeblick.name)).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('SEEBLICK');
    await expect(admin.main.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('searchbox').fill('100%_');
    await expect(admin.main).toContainText('No companies found. Add a new company to get started.');
  });

  await test.step('end users', async () => {
    await admin.follow('End Users');
    await admin.search('vielfach');
    await admin.isAt(/\?search=vielfach$/);
    await expect(admin.main).toContainText('27 users');
    await expect(admin.main.locator('tbody tr')).toHaveCount(25);
    await expect(admin.main).toContainText('Showing page 1 of 2');
    await admin.button('Next').click();
    await expect(admin.main.locator('tbody tr')).toHaveCount(2);
    await admin.isAt(/\?search=vielfach&page=2$/);
    await page.reload();
    await expect(admin.main).toContainText('Showing page 2 of 2');
    await expect(admin.main.locator('tbody tr')).toHaveCount(2);
    await page.goBack();
    await expect(admin.main).toContainText('Showing page 1 of 2');
    await page.goForward();
    await expect(admin.main).toContainText('Showing page 2 of 2');

    const shared = new AdminConsole(await newVisitor(), product.url);
    await shared.signIn(demoAdmin);
    await shared.page.goto(page.url());
    await expect(shared.main).toContainText('Showing page 2 of 2');
    await expect(shared.main.locator('tbody tr')).toHaveCount(2);

    await fillIn(admin.main, { Type: 'Owners' });
    await expect(admin.main).toContainText('No users found matching your criteria');
    await admin.button('Clear Filters').click();
    await admin.isAt('/admin/tenantsowners');
    await expect(admin.main.locator('tbody tr')).toHaveCount(25);
  });

  await test.step('company users', async () => {
    await admin.follow('Manage Company Users');
    await expect(admin.main).toContainText('Showing 6 of 6 users');
    await admin.pickCompany(admin.main, 'Company', lindenhof.name);
    await expect(admin.main).toContainText('Showing 3 of 6 users');
    await fillIn(admin.main, { Role: 'Manager' });
    await expect(admin.main).toContainText('Showing 1 of 6 users');
    await page.reload();
    await expect(admin.main).toContainText('Showing 1 of 6 users');
    await expect(admin.main.getByRole('combobox', { name: 'Company' })).toHaveValue(lindenhof.name);
    await admin.button('Clear Filters').click();
    await expect(admin.main).toContainText('Showing 6 of 6 users');
  });
});

test('deleting asks first and says what goes with it', async ({ page, newProduct }) => {
  const product = await newProduct();
  await product.start();
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);

  await admin.follow('End Users');
  const [tenant] = lindenhof.endUsers;
  await admin.search(tenant.email);
  await admin.act(tenant.email, 'Delete');
  await expect(admin.dialog).toContainText(
    `Are you sure you want to delete ${fullName(tenant)}?This action cannot be undone.`,
  );
  await admin.confirm('Cancel');
  await admin.act(tenant.email, 'Delete');
  await admin.confirm('Delete');
  await expect(admin.row(tenant.email)).toHaveCount(0);

  await admin.follow('Managing Companies');
  await admin.act(lindenhof.name, 'Delete');
  await expect(admin.dialog).toContainText('Are you sure you want to delete this company?');
  await expect(admin.dialog).toContainText('3 company users, including open invitations');
  await page.keyboard.press('Escape');
  await expect(admin.dialog).toBeHidden();
  await admin.act(lindenhof.name, 'Delete');
  await admin.dialog.getByLabel(/^Type the name to confirm/).fill(lindenhof.name);
  await admin.confirm('Delete');
  await expect(admin.row(lindenhof.name)).toHaveCount(0);
  await admin.follow('Manage Company Users');
  await expect(admin.main).toContainText('Showing 3 of 3 users');

  await admin.follow('Dashboard');
  const own = admin.row(demoAdmin.email);
  await expect(own).toContainText('(You)');
  await expect(own.getByText('Delete')).toBeDisabled();
  await expect(own.getByText('Delete')).toHaveAttribute('title', 'Cannot delete your own account');
});

test('an invitation to a company is sent, sent again and revoked', async ({ page, product }) => {
  const email = 'rolf.ruecker@lindenhof-hausverwaltung.example';
  const client = await asAdmin(product);
  const companyId = await client.companyId(lindenhof.name);
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  await admin.open(`/admin/companies/${companyId}/users`, `${lindenhof.name} Users`);
  await expect(page.getByRole('button', { name: 'Back to Companies' })).toBeVisible();
  await expect(admin.main).not.toContainText('Pending Invitations');

  const dialog = await admin.openDialog('Add User');
  await admin.button('Add User', dialog).click();
  for (const problem of ['First name is required', 'Last name is required', 'Email is required']) {
    await expect(dialog).toContainText(problem);
  }
  await dialog.getByLabel('Send invitation').uncheck();
  await fillIn(dialog, {
    'First Name': 'Rolf',
    'Last Name': 'Rücker',
    Email: email,
    'Temporary Password': 'kurz',
  });
  await admin.button('Add User', dialog).click();
  await expect(dialog).toContainText('Password must be at least 8 characters');
  await dialog.getByLabel('Send invitation').check();
  await admin.button('Add User', dialog).click();
  await expect(dialog).toContainText(`Invitation sent to ${email}`);
  const first = await dialog.getByLabel('Invitation link').inputValue();
  expect(first).toBe(await mailedLink(product, email, '/company/accept-invitation/'));
  await admin.button('Close', dialog.locator('footer')).click();

  const invitations = page.getByRole('region', { name: 'Pending Invitations' });
  await expect(invitations).toContainText(email);
  await admin.act(email, 'Resend');
  await expect(admin.messages).toContainText(`Invitation resent to ${email}`);
  await expect
    .poll(() => mailedLink(product, email, '/company/accept-invitation/'))
    .not.toBe(first);

  await admin.act(email, 'Revoke');
  await expect(admin.dialog).toContainText(email);
  await admin.confirm('Revoke');
  await expect(invitations).toHaveCount(0);
  const link = await mailedLink(product, email, '/company/accept-invitation/');
  await page.goto(link);
  await admin.shows('Invitation Error');
});

test('who is suspended is out of the open portal at once, and back in when activated', async ({
  page,
  product,
  newVisitor,
}) => {
  const client = await asAdmin(product);
  const companyId = await client.companyId(lindenhof.name);
  const user = await newCompanyUser(product, companyId);
  const portal = new CompanyPortal(await newVisitor(), product.url);
  await portal.signIn(user);

  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  await admin.open(`/admin/companies/${companyId}/users`, `${lindenhof.name} Users`);
  await admin.act(user.email, 'Suspend');
  await expect(admin.row(user.email)).toContainText('Suspended');
  await portal.isAt('/company/login');

  await fillIn(portal.main, { Email: user.email, Password: user.password });
  await portal.button('Sign in').click();
  await expect(portal.page.getByRole('alert')).toHaveText('Invalid email or password');
  await admin.act(user.email, 'Activate');
  await expect(admin.row(user.email)).toContainText('Active');
  await portal.signIn(user);
});

test('an administrator changes another, and the dialog closes by itself', async ({
  page,
  product,
}) => {
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  await admin.act(demoAdmin.email, 'Edit');
  await expect(admin.dialog).toContainText('Minimum 6 characters if changing');
  await fillIn(admin.dialog, { 'First Name': '  Alma  ', 'Last Name': demoAdmin.lastName });
  await admin.button('Save', admin.dialog).click();
  await expect(admin.dialog).toContainText('Admin updated successfully!');
  await expect(admin.dialog).toBeHidden();
  await expect(admin.row(demoAdmin.email)).toContainText(fullName(demoAdmin));
});

test('on a phone the header is one line, with the links below it and the settings in a menu', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const admin = new AdminConsole(page, product.url);
  await admin.signIn(demoAdmin);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Open menu' }).click();
  const bar = await header.getByRole('button', { name: 'Close menu' }).boundingBox();
  const links = await admin.navigation.boundingBox();
  expect(bar?.y).toBeLessThan(40);
  expect(links?.y).toBeGreaterThan(bar?.y ?? 0);
  expect((links?.x ?? -1) >= 0 && (links?.x ?? 0) + (links?.width ?? 999) <= 360).toBe(true);
  await header.getByRole('button', { name: 'Welcome, ' }).click();
  await header.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(admin.heading).toHaveText('Übersicht');
});
